import { createContext, use } from 'react';
import type { RoundMoney } from '../round-result.ts';

/** A result as a view hands it on. */
export interface ResultRound {
  id: string;
  stake: bigint;
  payout: bigint | null;
  isHeld: boolean;
}

const none: ReadonlySet<string> = new Set();

/** Rounds of which the wallet has said only afterwards that it holds the win: a view keeps what it was handed before. */
export const LateHeld = createContext(none);

/** The money of a result, as far as it is known now. */
export function useMoneyOf({ id, stake, payout, isHeld }: ResultRound): RoundMoney {
  const late = use(LateHeld);
  return { stake, payout: payout ?? 0n, isHeld: isHeld || late.has(id) };
}
