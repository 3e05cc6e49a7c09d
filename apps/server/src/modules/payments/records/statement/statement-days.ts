import { manilaDay, manilaDayStart, manilaMidnight } from '@perya/contract/manila-time';
import { statementDaysMax } from '@perya/contract/payments/calls/transactions';

/** Days in Manila, both of them with it. */
export interface StatementDays {
  /** As 2026-11-16. */
  from: string;
  to: string;
  /** The first moment of it, and the first one after it. */
  start: Date;
  end: Date;
}

const dayMs = 24 * 3600 * 1000;

/** When a day begins in Manila; null for a day that no calendar has. */
function startOf(day: string): Date | null {
  const start = new Date(manilaMidnight(day));
  if (Number.isNaN(start.getTime())) return null;
  // 2026-02-30 is read as a day of March.
  return manilaDay(start) === day ? start : null;
}

/** At most a year, none of it in the future; null for anything else. */
export function readStatementDays(from: string, to: string, now: Date): StatementDays | null {
  const start = startOf(from);
  const last = startOf(to);
  if (start === null || last === null || start > last || last > manilaDayStart(now)) return null;
  const end = new Date(last.getTime() + dayMs);
  if (end.getTime() - start.getTime() > statementDaysMax * dayMs) return null;
  return { from, to, start, end };
}
