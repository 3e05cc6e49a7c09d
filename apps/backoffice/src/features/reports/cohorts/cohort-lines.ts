import type { CohortFigure } from '@perya/contract/reports/staff-calls/people';
import { dayBegins } from '../../../lib/list/manila-day.ts';
import { weeksAfter } from '../last-day.ts';

/** So many weeks after the week of registration; what is younger has no such week yet. */
export const shownWeeks = [1, 4, 8] as const;

interface CohortLines {
  /** When each week of registration begins, the oldest first, in unix seconds. */
  at: number[];
  /** For each of the shown weeks, a value for each week of registration; null while the week is not over. */
  retention: (number | null)[][];
  value: (number | null)[][];
}

/**
 * Weeks of registration beside each other, as long after each: whoever came later stayed longer, or did not. A week in
 * which nobody of a cohort did anything has no row, which is nobody, and leaves what they are worth as it was.
 */
export function cohortLines(rows: readonly CohortFigure[], nowMs: number): CohortLines {
  const cohorts = [...Map.groupBy(rows, ({ cohort }) => cohort)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const over = (cohort: string, week: number) =>
    nowMs >= dayBegins(weeksAfter(cohort, week + 1)) * 1000;
  const lineOf = (week: number, of: (own: readonly CohortFigure[]) => number | null) =>
    cohorts.map(([cohort, own]) => (over(cohort, week) ? of(own) : null));
  return {
    at: cohorts.map(([cohort]) => dayBegins(cohort)),
    retention: shownWeeks.map((week) =>
      lineOf(week, (own) => {
        if (own.every(({ registered }) => registered === 0)) return null;
        return Number(own.find((row) => row.week === week)?.retention ?? 0);
      }),
    ),
    value: shownWeeks.map((week) =>
      lineOf(week, (own) => {
        const until = own.filter((row) => row.week <= week).toSorted((a, b) => a.week - b.week);
        const value = until.at(-1)?.value ?? null;
        return value === null ? null : Number(value);
      }),
    ),
  };
}
