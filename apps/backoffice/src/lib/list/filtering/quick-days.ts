import { manilaDay, manilaMidnight } from '@perya/contract/manila-time';

interface Days {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const back = (day: string, days: number) => manilaDay(manilaMidnight(day) - days * dayMs);

/** Ranges that are asked for most, by the day that it is in Manila. */
export function quickDays(
  nowMs: number,
): Readonly<Record<'today' | 'yesterday' | 'week' | 'month', Days>> {
  const today = manilaDay(nowMs);
  const yesterday = back(today, 1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: back(today, 6), to: today },
    month: { from: `${today.slice(0, 8)}01`, to: today },
  };
}
