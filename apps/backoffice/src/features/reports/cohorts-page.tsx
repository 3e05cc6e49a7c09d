import { useLingui } from '@lingui/react/macro';
import { cohortWeeks, listCohorts } from '@perya/contract/reports/staff-calls/people';
import { getRouteApi, Link } from '@tanstack/react-router';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { Money } from '../../lib/show/money.tsx';
import { cohortFilters } from './report-filters.ts';

const route = getRouteApi('/reports/cohorts');

/** Players by the week in which they registered: how many came back, paid in and lost, week by week. */
export function CohortsPage() {
  const { t, i18n } = useLingui();
  const end = { align: 'end' } as const;
  return (
    <>
      <ListPage>
        <List
          name="cohorts"
          title={t`Cohorts`}
          call={listCohorts}
          filters={cohortFilters}
          search={route.useSearch()}
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
              cell: ({ registered }) => <Link to="/players">{i18n.number(registered)}</Link>,
            },
            {
              id: 'players',
              title: t`Who played`,
              ...end,
              cell: ({ players }) => i18n.number(players),
            },
            {
              id: 'retention',
              title: t`Who played, %`,
              ...end,
              cell: ({ retention }) => retention ?? '–',
            },
            {
              id: 'depositors',
              title: t`Paid in, players`,
              ...end,
              cell: ({ depositors }) => i18n.number(depositors),
            },
            {
              id: 'deposited',
              title: t`Paid in`,
              ...end,
              cell: ({ deposited }) => <Money amount={deposited} />,
            },
            { id: 'ggr', title: t`GGR`, ...end, cell: ({ ggr }) => <Money amount={ggr} signed /> },
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
