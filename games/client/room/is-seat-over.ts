import type { ShownRound } from '../view.ts';
import type { RoomNow } from './room-now.ts';

/** Whether the player sits in a round that the room has ended, while this browser does not know what it paid. */
export function isSeatOver(
  seat: Pick<ShownRound<unknown>, 'status' | 'number'> | null,
  now: Pick<RoomNow, 'round'> | null,
): boolean {
  const round = now?.round;
  if (seat?.status !== 'open' || seat.number === undefined || !round) return false;
  return seat.number < round.number || (seat.number === round.number && round.phase === 'ended');
}
