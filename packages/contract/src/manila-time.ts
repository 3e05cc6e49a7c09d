/** Manila has no summer time: its clock is 8 hours before that of UTC, all year. [G-343 M-477] */
const manilaOffsetMs = 8 * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

/** The clock on a wall in Manila, as a date whose UTC parts are read. */
export const manilaClock = (at: Date | number): Date => new Date(Number(at) + manilaOffsetMs);

/** The day that it is in Manila, as 2026-11-16. */
export const manilaDay = (at: Date | number): string => manilaClock(at).toISOString().slice(0, 10);

/** The first moment of a day that is written so, in milliseconds; NaN for what is no day. */
export const manilaMidnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** When the day of this moment began in Manila. */
export function manilaDayStart(at: Date): Date {
  const local = manilaClock(at).getTime();
  return new Date(local - (local % dayMs) - manilaOffsetMs);
}

/** When it ends: the first moment of the next day. */
export const manilaDayEnd = (at: Date): Date => new Date(manilaDayStart(at).getTime() + dayMs);

/** When the week of this moment ends in Manila: the first moment of the next Monday. */
export function manilaWeekEnd(at: Date): Date {
  const daysPast = (manilaClock(at).getUTCDay() + 6) % 7;
  return new Date(manilaDayStart(at).getTime() + (7 - daysPast) * dayMs);
}

/** When the month ends: the first moment of the next. */
export function manilaMonthEnd(at: Date): Date {
  const local = manilaClock(at);
  const first = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1);
  return new Date(first - manilaOffsetMs);
}

/** The same day and hour so many months later in Manila; where that month is shorter, its last day. */
export function addManilaMonths(at: Date, months: number): Date {
  const local = manilaClock(at);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, last));
  return new Date(local.getTime() - manilaOffsetMs);
}
