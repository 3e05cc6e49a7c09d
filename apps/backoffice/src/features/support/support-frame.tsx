import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';

const activeOptions = { includeSearch: false } as const;

/** The room of service: who waits for an answer, what players think, answers kept ready, and how long players waited. */
export function SupportFrame() {
  const { t } = useLingui();
  const tabs = [
    { label: t`Conversations`, link: { to: '/support/conversations', activeOptions } },
    { label: t`Feedback`, link: { to: '/support/feedback', activeOptions } },
    { label: t`Canned replies`, link: { to: '/support/answers', activeOptions } },
    { label: t`Response times`, link: { to: '/support/times', activeOptions } },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Support`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
