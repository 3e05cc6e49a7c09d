import { manilaDayStart } from '../manila-time.ts';

/** Today, yesterday, and the last 7, 15 and 30 days with today among them. [G-257] */
export const timeFlags = [0, 1, 7, 15, 30] as const;
export type TimeFlag = (typeof timeFlags)[number];

export const timeFlagDefault: TimeFlag = 7; // [G-302]

const dayMs = 24 * 3600 * 1000;

/** The days that a flag means, from the first moment on and before the last one. */
export function timeRange(flag: TimeFlag, now: Date): { from: Date; before: Date } {
  const today = manilaDayStart(now).getTime();
  const daysBack = flag <= 1 ? flag : flag - 1;
  return {
    from: new Date(today - daysBack * dayMs),
    before: new Date(flag === 1 ? today : today + dayMs),
  };
}
