import { paidOf } from '../round-result.ts';
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

/** The same rounds, with what the wallet has said of some of them afterwards. */
export function withHeld<Round extends PastRound<unknown>>(
  past: readonly Round[],
  held: ReadonlySet<string>,
): readonly Round[] {
  return past.map((round) => (held.has(round.id) ? { ...round, isHeld: true } : round));
}

interface Totals {
  stake: bigint;
  payout: bigint;
}

/** What the rounds cost and paid together. A held win counts as unpaid: whether it was paid since, nobody tells a game. */
export function totalsOf(past: readonly PastRound<unknown>[]): Totals {
  return past.reduce(
    (sum, round) => ({
      stake: sum.stake + round.stake,
      payout: sum.payout + paidOf(round),
    }),
    { stake: 0n, payout: 0n },
  );
}
