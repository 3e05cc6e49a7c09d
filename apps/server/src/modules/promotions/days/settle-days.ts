import { type DayStore, daysBack } from './day.store.ts';

export interface SettledByDay {
  promotion: number;
  /** Credited at once; otherwise offered until the end of the day in Manila. */
  isCredited: boolean;
  /** Writes down what is owed for a day, once, whoever calls it how often. */
  close(day: string): Promise<unknown>;
}

/**
 * Settles the days of a promotion that are over, each when everything played on it is known. Every step
 * is a transaction of its own that finds what was done before: any number of servers may do this at
 * once, and whoever comes after a crash goes on where it happened.
 */
export async function settleDays(
  { days }: { days: DayStore },
  { promotion, isCredited, close }: SettledByDay,
): Promise<void> {
  for (const day of await days.listToSettle(promotion, daysBack)) {
    if (!(await days.isWhole(day))) return;
    await close(day);
    let decided: number;
    do decided = await days.payDue(promotion, day, isCredited);
    while (decided > 0);
  }
}
