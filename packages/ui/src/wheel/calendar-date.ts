/** How many years back the wheel goes. */
const yearsBack = 100;

export interface DateRange {
  /** The day that it is, from which the years are counted; all dates are YYYY-MM-DD. */
  readonly today: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export function partsOf(date: string): DateParts {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A day that its month does not have becomes the month's last. */
export function dateOf({ year, month, day }: DateParts): string {
  const kept = Math.min(day, daysIn(year, month));
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(kept)}`;
}

/** Dates of this form compare as text. [A-156 A-307] */
export function clampDate(date: string, { min, max }: DateRange): string {
  if (max !== undefined && date > max) return max;
  if (min !== undefined && date < min) return min;
  return date;
}

/**
 * The date after one wheel was turned. A day or month past an end of the range belongs to the year beside it, so that
 * no wheel turns back under the finger; a year past it takes the end itself. [A-156 A-307]
 */
export function turnDate(date: string, change: Partial<DateParts>, range: DateRange): string {
  const parts = { ...partsOf(date), ...change };
  const turned = dateOf(parts);
  const kept = clampDate(turned, range);
  if (kept === turned || change.year !== undefined) return kept;
  const year = turned > kept ? parts.year - 1 : parts.year + 1;
  return clampDate(dateOf({ ...parts, year }), range);
}

/** [A-157 A-308] */
export function yearsOf({ today, min, max }: DateRange): readonly number[] {
  const thisYear = partsOf(today).year;
  const first = Math.max(thisYear - yearsBack, min === undefined ? 0 : partsOf(min).year);
  const last = max === undefined ? thisYear : partsOf(max).year;
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}
