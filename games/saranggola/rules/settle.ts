import type { SeatPaid } from '@perya/game-kit/room';
import { type Centavos, centavos } from '@perya/money';
import type { SaranggolaBet, Slip } from './bet.ts';
import { endOfString } from './curve.ts';
import type { Flight } from './flight.ts';
import { pullOf, type SaranggolaMove } from './pull.ts';

export type SlipEnd =
  | { kind: 'paid'; height: number; payout: Centavos }
  | { kind: 'lost' }
  /** The room could not be reached: the stake comes back. */
  | { kind: 'returned' };

const paidAt = ({ stake }: Slip, height: number): SlipEnd => ({
  kind: 'paid',
  height,
  payout: centavos((stake * BigInt(height)) / 100n),
});

/** How one kite ended: pulled by hand, at its mark, at the end of the string, or lost. */
export function endOf(
  slip: Slip,
  place: number,
  moves: readonly SaranggolaMove[],
  { height }: Flight,
): SlipEnd {
  const pull = pullOf(moves, place);
  const at = pull?.height ?? slip.mark;
  if (at !== null && at <= height) return paidAt(slip, at);
  if (at !== null) return { kind: 'lost' };
  // Nobody has to pull there, so nobody is missed.
  if (height >= endOfString) return paidAt(slip, endOfString);
  return { kind: moves.some(({ kind }) => kind === 'away') ? 'returned' : 'lost' };
}

export function settle(
  { slips }: SaranggolaBet,
  moves: readonly SaranggolaMove[],
  flight: Flight,
): SeatPaid {
  const ends = slips.map((slip, place) => ({ slip, end: endOf(slip, place, moves, flight) }));
  const payout = ends.reduce((sum, { end }) => sum + (end.kind === 'paid' ? end.payout : 0n), 0n);
  const returned = ends.reduce(
    (sum, { slip, end }) => sum + (end.kind === 'returned' ? slip.stake : 0n),
    0n,
  );
  return { payout: centavos(payout), stakeReturned: centavos(returned) };
}
