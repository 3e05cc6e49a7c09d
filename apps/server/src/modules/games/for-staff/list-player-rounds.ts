import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listPlayerRounds as call } from '@perya/contract/games/staff-calls/player-rounds';
import { listRows } from '@perya/contract/staff/list';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import { presentBet } from '../bets/bets.present.ts';
import type { GamesServices } from '../dependencies.ts';

/** A player's rounds, the newest first. */
export async function listPlayerRounds(
  { playerRounds, catalogue }: GamesServices,
  { uid: given, status, cursor, limit = listRows.byDefault }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const uid = BigInt(given);
  const [found, count] = await Promise.all([
    playerRounds.list(uid, status ?? null, readIdCursor(cursor), limit + 1),
    cursor === undefined ? playerRounds.count(uid, status ?? null) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const present = async (row: (typeof rows)[number]) => ({
    ...presentBet(row, await catalogue.findGame(row.gameCode)),
    venue: row.venue,
  });
  return {
    rows: await Promise.all(rows.map(present)),
    next: last && found.length > limit ? writeCursor(String(last.id)) : null,
    count,
  };
}
