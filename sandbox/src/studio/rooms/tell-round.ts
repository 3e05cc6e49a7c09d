import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { Studio } from '../studio.ts';
import { findToldBefore, listBets, writeTold } from './pots.store.ts';
import { roomGameOf } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import type { RoomRound } from './rooms.store.ts';

/** What the rounds before have left in the room; null where nothing is handed on. */
async function findHandedOn(pool: Studio['pool'], key: RoomKey, number: bigint): Promise<unknown> {
  const handsOn = roomGameOf(key).room.pot?.handsOn;
  if (!handsOn) return null;
  const before = await findToldBefore(pool, key, number);
  return (before && handsOn.left(decodeJson(before))) ?? handsOn.first;
}

/**
 * What a round whose bell has rung comes to for all who sit in it; null in a room without a pot. It is reckoned once:
 * whoever leads the room after a crash finds it written, or comes to the same from the same seats.
 */
export async function tellRound(
  { pool }: Studio,
  key: RoomKey,
  { number, told }: Pick<RoomRound, 'number' | 'told'>,
  outcome: unknown,
): Promise<unknown> {
  const { pot } = roomGameOf(key).room;
  if (!pot) return null;
  if (told !== null) return decodeJson(told);
  const found = await findHandedOn(pool, key, number);
  const bets = (await listBets(pool, key, number)).map((bet) => decodeJson(bet));
  return decodeJson(await writeTold(pool, key, number, encodeJson(pot.tell(bets, outcome, found))));
}
