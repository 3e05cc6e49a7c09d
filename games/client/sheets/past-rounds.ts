import type { PastRound } from '../view.ts';

/** As many as the studio keeps at hand. */
const keptMax = 20;

/** A round that was shown to its end goes in front; one that is there already stays once. */
export function keepPast(
  past: readonly PastRound<unknown>[],
  round: PastRound<unknown>,
): readonly PastRound<unknown>[] {
  return [round, ...past.filter(({ id }) => id !== round.id)].slice(0, keptMax);
}

interface Totals {
  stake: bigint;
  payout: bigint;
}

/** What the rounds cost and paid together. */
export function totalsOf(past: readonly PastRound<unknown>[]): Totals {
  return past.reduce(
    (sum, { stake, payout }) => ({
      stake: sum.stake + stake,
      payout: sum.payout + (payout ?? 0n),
    }),
    { stake: 0n, payout: 0n },
  );
}
