import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';

const activeOptions = { includeSearch: false } as const;

/** The room of the officer for data protection: what persons ask, and what went wrong. */
export function PrivacyFrame() {
  const { t } = useLingui();
  const tabs = [
    { label: t`Requests`, link: { to: '/privacy/requests', activeOptions } },
    { label: t`Unused accounts`, link: { to: '/privacy/unused', activeOptions } },
    { label: t`Incidents`, link: { to: '/privacy/incidents', activeOptions } },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Data privacy`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
