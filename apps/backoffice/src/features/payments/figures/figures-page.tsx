import { useLingui } from '@lingui/react/macro';
import { type PaymentsDay, readPaymentFigures } from '@perya/contract/payments/staff-calls/figures';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FilterBar } from '../../../lib/list/filter-bar.tsx';
import { dayBegins } from '../../../lib/list/manila-day.ts';
import { useSearchChange } from '../../../lib/list/use-search-change.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Chart } from '../../../lib/show/chart/chart.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { ChannelFailures } from './channel-failures.tsx';
import { DayTable } from './day-table.tsx';
import { figuresFilters } from './figures-filters.ts';
import { GatewayBalances } from './gateway-balances.tsx';
import { NowFigures } from './now-figures.tsx';

const lookEveryMs = 60_000;
const daysByDefault = 30;

function useLines(days: readonly PaymentsDay[]) {
  const { t } = useLingui();
  const paidIn = t`Paid in`;
  const paidOut = t`Paid out`;
  const approval = t`Minutes to an approval`;
  return useMemo(() => {
    const minutes = (seconds: number | null) => (seconds === null ? null : seconds / 60);
    return {
      at: days.map(({ day }) => dayBegins(day)),
      money: [
        {
          label: paidIn,
          color: '--positive',
          values: days.map(({ deposited }) => Number(deposited)),
        },
        {
          label: paidOut,
          color: '--accent',
          values: days.map(({ paid_out }) => Number(paid_out)),
        },
      ],
      approval: [
        {
          label: approval,
          color: '--warning',
          values: days.map(({ median_approval_seconds }) => minutes(median_approval_seconds)),
        },
      ],
    };
  }, [days, paidIn, paidOut, approval]);
}

function Charts({ days }: { readonly days: readonly PaymentsDay[] }) {
  const { t } = useLingui();
  const lines = useLines(days);
  return (
    <>
      <Section title={t`Paid in and out, by day`}>
        <Chart
          label={t`Paid in and out, by day`}
          at={lines.at}
          lines={lines.money}
          isMoney
          table={<DayTable days={days} />}
        />
      </Section>
      <Section title={t`Median time to an approval, by day`}>
        <Chart
          label={t`Median time to an approval, by day`}
          at={lines.at}
          lines={lines.approval}
          table={null}
        />
      </Section>
    </>
  );
}

/** How money came in and went out, how long approvals take, and which channels fail. */
export function FiguresPage() {
  const { t } = useLingui();
  const search = getRouteApi('/payments/figures').useSearch();
  const days = search.days === undefined ? daysByDefault : Number(search.days);
  const read = useCall(readPaymentFigures, { days }, { pollMs: lookEveryMs });
  const change = useSearchChange();
  return (
    <CallPage
      title={t`Reports`}
      read={read}
      failedTitle={t`The figures could not be loaded`}
      filters={<FilterBar filters={figuresFilters} search={search} change={change} />}
    >
      {(figures) => (
        <>
          <NowFigures figures={figures} />
          <GatewayBalances />
          <Charts days={figures.days} />
          <ChannelFailures channels={figures.channels} />
        </>
      )}
    </CallPage>
  );
}
