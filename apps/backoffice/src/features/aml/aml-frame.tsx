import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';

const activeOptions = { includeSearch: false } as const;

/** The room of the AML officers, which nobody else sees. */
export function AmlFrame() {
  const { t } = useLingui();
  const tabs = [
    { label: t`Cases`, link: { to: '/aml/cases', activeOptions } },
    { label: t`Reports of the law`, link: { to: '/aml/reports', activeOptions } },
    { label: t`Ratings`, link: { to: '/aml/ratings', activeOptions } },
    { label: t`Rules`, link: { to: '/aml/rules', activeOptions } },
    { label: t`Trials`, link: { to: '/aml/trials', activeOptions } },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`AML`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
