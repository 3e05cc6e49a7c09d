import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { lastDayOf } from './last-day.ts';
import type { SpanSearch } from './report-filters.ts';

/** Whose players a number is of, where it is not of all. */
interface Whose {
  readonly brand?: string;
  readonly promotion?: string;
  readonly cohort?: string;
}

/** The days of a line, as other reports are asked for them. */
export const daysBehind = (
  from: string,
  period: FigurePeriod,
  money?: SpanSearch['money'],
): SpanSearch => ({
  from,
  to: lastDayOf(from, period),
  ...(period !== 'day' && { period }),
  ...(money && { money }),
});

/** The players that a line is summed of, each of whom leads to the entries of the ledger. */
export const playersBehind = (days: SpanSearch, whose: Whose = {}) =>
  ({ by: 'player', ...days, ...whose }) as const;
