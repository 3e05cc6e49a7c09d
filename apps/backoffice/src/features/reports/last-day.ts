import { manilaMidnight } from '@perya/contract/manila-time';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';
import { dayEnds } from '../../lib/list/manila-day.ts';

const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);

/** The Monday so many weeks after another one. */
export const weeksAfter = (monday: string, weeks: number): string =>
  iso(manilaMidnight(monday) + weeks * 7 * dayMs);

/** The last day of the period that begins on this one, for links to the rows behind a number. */
export function lastDayOf(from: string, period: FigurePeriod): string {
  if (period === 'day') return from;
  if (period === 'week') return iso(manilaMidnight(from) + 6 * dayMs);
  const [year = '', month = ''] = from.split('-');
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

interface Period {
  readonly from: string;
  readonly is_closed: boolean;
}

/**
 * When the figures of a period are whole, in unix seconds. A gaming day may end hours after the day of the calendar, and
 * is known to be over once it is closed.
 */
export function wholeAt({ from, is_closed }: Period, period: FigurePeriod): number {
  const ends = dayEnds(lastDayOf(from, period));
  return is_closed ? ends : ends + 24 * 3600;
}
