import type { Centavos } from '@perya/money';
import type { ErasureHold } from '../erasure/erasure.store.ts';

interface Account {
  now: Date;
  /** The figure of the law; 0 switches the rule off. */
  years: number;
  /** The last login, deposit or bet. */
  lastUsedAt: Date;
  balance: Centavos;
  /** What is not over, and would keep the account from being erased too. */
  hold: ErasureHold | null;
}

/** What becomes of an account that is open: closed by itself, left to two people for its money, or as it is. */
export type AsleepStep = 'close' | 'money' | 'leave';

/** The same day so many years later; of a leap day the first of March. */
function yearsAfter(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}

/** Nobody loses money to a rule: where some is left it is said to people, and nothing is done. */
export function decideAsleep({ now, years, lastUsedAt, balance, hold }: Account): AsleepStep {
  if (years === 0 || now < yearsAfter(lastUsedAt, years)) return 'leave';
  if (balance > 0n) return 'money';
  return hold === null ? 'close' : 'leave';
}
