import { manilaMidnight } from '@perya/contract/manila-time';
import type { FigurePeriod } from '@perya/contract/reports/figure-fields';

const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);

/** The last day of the period that begins on this one, for links to the rows behind a number. */
export function lastDayOf(from: string, period: FigurePeriod): string {
  if (period === 'day') return from;
  if (period === 'week') return iso(manilaMidnight(from) + 6 * dayMs);
  const [year = '', month = ''] = from.split('-');
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
