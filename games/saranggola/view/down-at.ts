import type { SaranggolaSeat } from '../rules/index.ts';
import { pullOf } from '../rules/pull.ts';

/** The seat as it stood when the kites were so high: in a replay all moves are known from the beginning. */
export const seatAt = (seat: SaranggolaSeat, height: number): SaranggolaSeat => ({
  ...seat,
  moves: seat.moves.filter((move) => move.kind === 'pull' && move.height <= height),
});

/** Where a kite of the seat came down, by hand or at its mark; null while it is up, or if it was lost. */
export function downAt(
  { bet, moves }: SaranggolaSeat,
  slip: number,
  height: number,
): number | null {
  const pulled = pullOf(moves, slip)?.height;
  if (pulled !== undefined) return pulled;
  const mark = bet.slips[slip]?.mark ?? null;
  return mark !== null && mark <= height ? mark : null;
}
