import { useLingui } from '@lingui/react/macro';
import type { BrandTag } from '@perya/contract/brands';
import {
  type CohortFigure,
  cohortWeeks,
  listCohorts,
} from '@perya/contract/reports/staff-calls/people';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import type { SearchOf } from '../../../lib/list/filters.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Money } from '../../../lib/show/money.tsx';
import { lastDayOf, weeksAfter } from '../last-day.ts';
import { daysBehind, playersBehind } from '../players-behind.ts';
import { cohortFilters } from '../report-filters.ts';
import { Trend } from '../trend.tsx';
import { type CohortLine, cohortLines, drawnWeeks } from './cohort-lines.ts';

const route = getRouteApi('/reports/cohorts');

/** More than the list ever has: twelve weeks of registration with what came after each. */
const linesMax = 200;
const none: readonly CohortFigure[] = [];

/** How many came back, as lines over the weeks of registration: the list beneath has the same figures. */
function CohortTrend({ asked }: { readonly asked: SearchOf<typeof cohortFilters> }) {
  const { t } = useLingui();
  const { answer } = useCall(listCohorts, { ...asked, limit: linesMax });
  const [openedAt] = useState(() => Date.now());
  const rows = answer?.rows ?? none;
  const cohorts = useMemo(
    // Every week that is drawn is over, so no part of a line is pale.
    () => cohortLines(rows, openedAt).map((line) => ({ ...line, is_closed: true })),
    [rows, openedAt],
  );
  const [one, four, eight] = drawnWeeks;
  const afterOne = t`A week later, %`;
  const afterFour = t`${four} weeks later, %`;
  const afterEight = t`${eight} weeks later, %`;
  const lines = useMemo(
    () => [
      { label: afterOne, color: '--accent', of: backAfter(one) },
      { label: afterFour, color: '--positive', of: backAfter(four) },
      { label: afterEight, color: '--warning', of: backAfter(eight) },
    ],
    [afterOne, afterFour, afterEight],
  );
  return <Trend label={t`Who came back`} period="week" rows={cohorts} lines={lines} />;
}

const backAfter =
  (week: (typeof drawnWeeks)[number]) =>
  ({ back }: CohortLine) =>
    back[drawnWeeks.indexOf(week)] ?? null;

/** Players by the week in which they registered: how many came back, paid in and lost, week by week. */
export function CohortsPage() {
  const { t, i18n } = useLingui();
  const end = { align: 'end' } as const;
  const search = route.useSearch();
  const { brand, money } = search;
  const ofBrand = brand ? { brand: brand as BrandTag } : {};
  const toPlayers = ({ cohort, week }: CohortFigure, shown: ReactNode) => (
    <Link
      to="/reports"
      search={playersBehind(daysBehind(weeksAfter(cohort, week), 'week', money), {
        cohort,
        ...ofBrand,
      })}
    >
      {shown}
    </Link>
  );
  const toDeposits = ({ cohort, week }: CohortFigure, shown: ReactNode) => {
    const from = weeksAfter(cohort, week);
    return (
      <Link
        to="/payments/deposits"
        search={{ from, to: lastDayOf(from, 'week'), status: 'completed' }}
      >
        {shown}
      </Link>
    );
  };
  return (
    <>
      <CohortTrend asked={search} />
      <ListPage>
        <List
          name="cohorts"
          title={t`Cohorts`}
          call={listCohorts}
          filters={cohortFilters}
          search={search}
          exportName="cohorts"
          idOf={({ cohort, week }) => `${cohort} ${week}`}
          emptyText={t`Nobody came`}
          noneText={t`Nobody came`}
          columns={[
            { id: 'cohort', title: t`Registered in the week of`, cell: ({ cohort }) => cohort },
            { id: 'week', title: t`Weeks later`, ...end, cell: ({ week }) => i18n.number(week) },
            {
              id: 'registered',
              title: t`Registered`,
              ...end,
              cell: ({ cohort, registered }) => (
                <Link
                  to="/players"
                  search={{
                    from: cohort,
                    until: lastDayOf(cohort, 'week'),
                    ...ofBrand,
                  }}
                >
                  {i18n.number(registered)}
                </Link>
              ),
            },
            {
              id: 'players',
              title: t`Who played`,
              ...end,
              cell: (row) => toPlayers(row, i18n.number(row.players)),
            },
            {
              id: 'retention',
              title: t`Who played, %`,
              ...end,
              cell: (row) => toPlayers(row, row.retention ?? '–'),
            },
            {
              id: 'depositors',
              title: t`Paid in, players`,
              ...end,
              cell: (row) => toDeposits(row, i18n.number(row.depositors)),
            },
            {
              id: 'deposited',
              title: t`Paid in`,
              ...end,
              cell: (row) => toDeposits(row, <Money amount={row.deposited} />),
            },
            {
              id: 'ggr',
              title: t`GGR`,
              ...end,
              cell: (row) => toPlayers(row, <Money amount={row.ggr} signed />),
            },
            {
              id: 'value',
              title: t`GGR so far, each`,
              ...end,
              cell: ({ value }) => (value === null ? '–' : <Money amount={value} signed />),
            },
          ]}
        />
      </ListPage>
      <p className="border-line border-t px-4 py-2 text-ink-muted">
        {t`The last ${cohortWeeks} weeks of registration, and as many weeks after each. Weeks begin on Monday. What a player is worth is the GGR so far by each who registered.`}
      </p>
    </>
  );
}
