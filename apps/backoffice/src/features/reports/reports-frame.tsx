import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { useMay } from '../../lib/session/session.ts';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';

/** The parts of the room of reports, each with an address of its own. */
export function ReportsFrame() {
  const { t } = useLingui();
  const may = useMay();
  const anySearch = { activeOptions: { includeSearch: false } };
  const exact = { activeOptions: { exact: true, includeSearch: false } };
  const tabs = [
    { label: t`Revenue`, link: { to: '/reports', ...exact } },
    { label: t`Deposits and payouts`, link: { to: '/reports/cash', ...anySearch } },
    { label: t`Cost of promotions`, link: { to: '/reports/bonuses', ...anySearch } },
    { label: t`Who came`, link: { to: '/reports/entries', ...anySearch } },
    { label: t`Cohorts`, link: { to: '/reports/cohorts', ...anySearch } },
    { label: t`Gaming days`, link: { to: '/reports/days', ...anySearch } },
    { label: t`Corrections`, link: { to: '/reports/corrections', ...anySearch } },
    ...(may('events.read')
      ? [{ label: t`Significant events`, link: { to: '/reports/events', ...anySearch } } as const]
      : []),
    { label: t`Bank statements`, link: { to: '/reports/bank', ...anySearch } },
    { label: t`Cover and months`, link: { to: '/reports/cover', ...anySearch } },
    { label: t`By email`, link: { to: '/reports/mail', ...anySearch } },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Figures`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}
