import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { useMay } from '../../lib/session/session.ts';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';

/** The room of what protects players and the house. */
export function RiskPage() {
  const { t } = useLingui();
  const may = useMay();
  const tabs = [
    ...(may('limits.read')
      ? [{ label: t`Limits and exclusions`, link: { to: '/risk/limits' } as const }]
      : []),
    ...(may('care.read')
      ? [{ label: t`Markers of harm`, link: { to: '/risk/care' } as const }]
      : []),
    ...(may('limits.read')
      ? [{ label: t`Where players are`, link: { to: '/risk/location' } as const }]
      : []),
    ...(may('limits.read')
      ? [{ label: t`Figures of the law`, link: { to: '/risk/policy' } as const }]
      : []),
    ...(may('wins.read')
      ? [{ label: t`Wins held back`, link: { to: '/risk/wins' } as const }]
      : []),
  ];
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Risk`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
