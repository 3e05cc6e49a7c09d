import { manilaMidnight } from '@perya/contract/manila-time';
import type { CoverLook } from '@perya/contract/reports/staff-calls/cover';

export type ConfirmedBank = Pick<
  CoverLook['banks'][number],
  'confirmed_day' | 'counts_until' | 'age_days' | 'lapsed'
>;

interface StatementAge {
  readonly day: string;
  readonly until: string;
  readonly days: number;
  /** What it would count if it were not too old. */
  readonly lapsed: string | null;
  /** It is too old for money that is there; what is owed counts however old the statement is. */
  readonly isOldDebt: boolean;
}

const dayMs = 86_400_000;

/** How old the balance is that two people confirmed last, and what follows; null where nobody has. */
export function statementAge({
  confirmed_day: day,
  counts_until: until,
  age_days: days,
  lapsed,
}: ConfirmedBank): StatementAge | null {
  if (day === null || until === null || days === null) return null;
  const isPast = manilaMidnight(day) + days * dayMs > manilaMidnight(until);
  return { day, until, days, lapsed, isOldDebt: isPast && lapsed === null };
}
