import { manilaDay } from '@perya/contract/manila-time';
import { statementDaysMax } from '@perya/contract/payments/calls/transactions';

const dayMs = 24 * 3600 * 1000;

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Choices that most people want, by the number of days with today. */
export const dayChoices = [30, 90, 366] as const;

export function lastDays(count: number, now: number): Days {
  return { from: manilaDay(now - (count - 1) * dayMs), to: manilaDay(now) };
}

export type DaysProblem = 'missing' | 'order' | 'future' | 'long';

/** What is wrong with the days of a statement; null when they will do. */
export function daysProblem({ from, to }: Days, now: number): DaysProblem | null {
  if (from === '' || to === '') return 'missing';
  if (from > to) return 'order';
  if (to > manilaDay(now)) return 'future';
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days > statementDaysMax ? 'long' : null;
}
