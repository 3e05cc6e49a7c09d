import { manilaMidnight } from '@perya/contract/manila-time';
import type { CohortFigure } from '@perya/contract/reports/staff-calls/people';
import { weeksAfter } from '../last-day.ts';

/** So many weeks after their first one it is drawn how many came back. */
export const drawnWeeks = [1, 4, 8] as const;

export interface CohortLine {
  /** The Monday of the week of registration. */
  readonly from: string;
  /** In percent, for each of the weeks that are drawn; null while that week is not over. */
  readonly back: readonly (number | null)[];
}

/** How many of each cohort came back, the newest cohort first. A week that runs has not seen all who come. */
export function cohortLines(rows: readonly CohortFigure[], nowMs: number): CohortLine[] {
  const cohorts = [...new Set(rows.map(({ cohort }) => cohort))].toSorted().toReversed();
  const isOver = (cohort: string, week: number) =>
    manilaMidnight(weeksAfter(cohort, week + 1)) <= nowMs;
  return cohorts.map((from) => ({
    from,
    back: drawnWeeks.map((week) => {
      const row = rows.find((one) => one.cohort === from && one.week === week);
      if (row === undefined || row.retention === null || !isOver(from, week)) return null;
      return Number(row.retention);
    }),
  }));
}
