import type { Centavos } from '@perya/money';
import type { RoomView } from '../../client/room/room-now.ts';
import { priceOf } from '../rules/bet.ts';
import { firstPool, poolFor } from '../rules/pool.ts';
import type { HallTold } from '../rules/tell.ts';

/** What an early full house wins in this draw: as it was told, or out of what the last draw has left. */
export function poolNow(room: RoomView | null, draw: number): Centavos {
  const told = room?.round?.told as HallTold | undefined;
  if (told?.pool && told.cards > 0) return told.pool.prize;
  const left = room?.past.map((past) => (past.told as HallTold | undefined)?.pool?.after);
  return poolFor(left?.find((pool) => pool !== undefined) ?? firstPool, priceOf(draw));
}
