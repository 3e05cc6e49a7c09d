import { decodeJson, encodeJson } from '@perya/game-kit/json';
import type { Studio } from '../studio.ts';
import { listBets, writeTold } from './pots.store.ts';
import { roomGameOf } from './room-game.ts';
import type { RoomKey } from './room-key.ts';
import type { RoomRound } from './rooms.store.ts';

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
  const bets = (await listBets(pool, key, number)).map((bet) => decodeJson(bet));
  return decodeJson(await writeTold(pool, key, number, encodeJson(pot.tell(bets, outcome))));
}
