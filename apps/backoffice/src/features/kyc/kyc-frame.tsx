import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import './kyc.css';

/** The room of the identity check: who waits, how the desk stands, whom submissions are held against. */
export function KycFrame() {
  const { t } = useLingui();
  const tabs = [
    { label: t`Reviews`, link: { to: '/kyc/reviews', activeOptions: { includeSearch: false } } },
    { label: t`Reports`, link: { to: '/kyc/figures', activeOptions: { includeSearch: false } } },
    { label: t`Watch-lists`, link: { to: '/kyc/lists', activeOptions: { includeSearch: false } } },
    {
      label: t`Found on lists`,
      link: { to: '/kyc/found', activeOptions: { includeSearch: false } },
    },
    { label: t`Compliance`, link: { to: '/kyc/compliance' } },
    {
      label: t`Asked to complete the check`,
      link: { to: '/kyc/asked', activeOptions: { includeSearch: false } },
    },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`KYC`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
