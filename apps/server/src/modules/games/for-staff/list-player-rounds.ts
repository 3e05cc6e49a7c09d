import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listPlayerRounds as call } from '@perya/contract/games/staff-calls/player-rounds';
import { presentBet } from '../bets/bets.present.ts';
import type { BetRow } from '../bets/bets.store.ts';
import type { GamesServices } from '../services.ts';

/** A player's rounds, the newest first. */
export async function listPlayerRounds(
  { playerRounds, catalogue }: GamesServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await playerRounds.page(request);
  const present = async (row: BetRow) => ({
    ...presentBet(row, await catalogue.findGame(row.gameCode)),
    venue: row.venue,
  });
  return { ...page, rows: await Promise.all(page.rows.map(present)) };
}
