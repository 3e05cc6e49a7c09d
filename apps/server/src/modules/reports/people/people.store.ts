import { cohortWeeks } from '@perya/contract/reports/staff-calls/people';
import type pg from 'pg';

export interface CohortFilter {
  isTest: boolean;
  brand?: string | undefined;
}

export interface CohortRow {
  cohort: string;
  week: number;
  registered: bigint;
  players: bigint;
  depositors: bigint;
  deposited: bigint;
  staked: bigint;
  won: bigint;
}

export interface AgeRow {
  hours: number;
  waiting: number;
  escalated: number;
  oldestAt: Date | null;
}

/** One brand or all of them together, of the newest weeks of registration and of what came after them. */
const cohorts = (given: (value: unknown) => string, { isTest, brand }: CohortFilter) =>
  `select c.cohort, c.week, sum(c.registered)::bigint as came, sum(c.players)::bigint as players,
     sum(c.depositors)::bigint as depositors, sum(c.deposited)::bigint as deposited, sum(c.staked)::bigint as staked,
     sum(c.won)::bigint as won
   from reports.cohort_week c
   where c.is_test = ${given(isTest)} and (${given(brand ?? null)}::text is null or c.brand = ${given(brand ?? null)})
     and c.cohort >= date_trunc('week', platform.manila_day(platform.clock()))::date - ${given(cohortWeeks * 7)}::int
     and c.week >= c.cohort and c.week <= c.cohort + ${given(cohortWeeks * 7)}::int
   group by c.cohort, c.week`;

export function createPeopleStore(pool: pg.Pool) {
  return {
    /** The newest week of registration first, each from its first week on; few enough to come whole. */
    async listCohorts(filter: CohortFilter): Promise<CohortRow[]> {
      const values: unknown[] = [];
      const given = (value: unknown) => `$${values.push(value)}`;
      const { rows } = await pool.query<CohortRow>(
        `with line as (${cohorts(given, filter)})
         select to_char(l.cohort, 'YYYY-MM-DD') as cohort, (l.week - l.cohort) / 7 as week,
           coalesce(max(l.came) filter (where l.week = l.cohort) over (partition by l.cohort), 0) as registered,
           l.players, l.depositors, l.deposited, l.staked, l.won
         from line l order by l.cohort desc, l.week`,
        values,
      );
      return rows;
    },

    /** Submissions that wait, by how many of these hours they have waited at least. */
    async listAges(hours: readonly number[]): Promise<AgeRow[]> {
      const { rows } = await pool.query<AgeRow>(
        `with bound as (
           select b.hours, lead(b.hours) over (order by b.hours) as next
           from unnest(array[0] || $1::int[]) as b(hours)
         ), age as (
           select r.state, r.submitted_at, extract(epoch from platform.clock() - r.submitted_at) / 3600 as hours
           from kyc.open_review r
         )
         select b.hours, count(*) filter (where a.state = 'waiting')::int as waiting,
           count(*) filter (where a.state = 'escalated')::int as escalated, min(a.submitted_at) as oldest_at
         from bound b left join age a on a.hours >= b.hours and (b.next is null or a.hours < b.next)
         group by b.hours order by b.hours`,
        [hours],
      );
      return rows;
    },
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;
