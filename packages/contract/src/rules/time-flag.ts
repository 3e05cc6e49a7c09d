/** Today, yesterday, and the last 7, 15 and 30 days with today among them. [G-257] */
export const timeFlags = [0, 1, 7, 15, 30] as const;
export type TimeFlag = (typeof timeFlags)[number];

export const timeFlagDefault: TimeFlag = 7; // [G-302]

/** Manila has no summer time: its day begins 8 hours before that of UTC, all year. [G-343 M-477] */
const manilaOffsetMs = 8 * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

/** When the day of this moment began in Manila. */
export function manilaDayStart(at: Date): Date {
  const local = at.getTime() + manilaOffsetMs;
  return new Date(local - (local % dayMs) - manilaOffsetMs);
}

/** When it ends: the first moment of the next day. */
export function manilaDayEnd(at: Date): Date {
  return new Date(manilaDayStart(at).getTime() + dayMs);
}

/** The days that a flag means, from the first moment on and before the last one. */
export function timeRange(flag: TimeFlag, now: Date): { from: Date; before: Date } {
  const today = manilaDayStart(now).getTime();
  const daysBack = flag <= 1 ? flag : flag - 1;
  return {
    from: new Date(today - daysBack * dayMs),
    before: new Date(flag === 1 ? today : today + dayMs),
  };
}
