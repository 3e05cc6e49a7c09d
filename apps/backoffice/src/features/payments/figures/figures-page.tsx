import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { type PaymentsDay, readPaymentFigures } from '@perya/contract/staff/calls/payments/figures';
import { Skeleton } from '@perya/ui/states/skeleton';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FilterBar, type Search } from '../../../lib/list/filter-bar.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { ChannelFailures } from './channel-failures.tsx';
import { Chart } from './chart.tsx';
import { DayTable } from './day-table.tsx';
import { figuresFilters } from './figures-filters.ts';
import { NowFigures } from './now-figures.tsx';

const lookEveryMs = 60_000;
const daysByDefault = 30;

/** The beginning of a day in Manila. */
const momentOf = (day: string) => Date.parse(`${day}T00:00:00+08:00`) / 1000;

function useLines(days: readonly PaymentsDay[]) {
  const { t } = useLingui();
  const [paidIn, paidOut, approval] = [t`Paid in`, t`Paid out`, t`Minutes to an approval`];
  return useMemo(() => {
    const minutes = (seconds: number | null) => (seconds === null ? null : seconds / 60);
    return {
      at: days.map(({ day }) => momentOf(day)),
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
  const navigate = useNavigate();
  const search = getRouteApi('/payments/figures').useSearch();
  const days = search.days === undefined ? daysByDefault : Number(search.days);
  const { answer, state, error, reload } = useCall(
    readPaymentFigures,
    { days },
    { pollMs: lookEveryMs },
  );
  const change = (changes: Search) =>
    void navigate({ to: '/payments/figures', replace: true, search: changes as never });
  return (
    <section aria-label={t`Figures`} className="flex min-h-0 grow flex-col overflow-y-auto">
      <header className="flex min-h-14 items-center px-4 py-2">
        <h1 className="font-semibold text-[1.125rem]">{t`Figures`}</h1>
      </header>
      <FilterBar filters={figuresFilters} search={search} change={change} />
      <div className="flex flex-col gap-5 px-4 pb-6">
        {state === 'loading' && <Skeleton className="h-40 w-full" />}
        {state === 'failed' && (
          <PageState
            title={t`The figures could not be loaded`}
            text={isApiError(error) ? error.message : t`No connection. Try again.`}
            actionLabel={t`Try again`}
            onAction={() => void reload()}
          />
        )}
        {answer && (
          <>
            <NowFigures figures={answer} />
            <Charts days={answer.days} />
            <ChannelFailures channels={answer.channels} />
          </>
        )}
      </div>
    </section>
  );
}
