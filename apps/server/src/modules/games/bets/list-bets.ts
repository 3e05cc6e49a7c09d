import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listBets as call } from '@perya/contract/games/calls/bets';
import { timeRange } from '@perya/contract/rules/time-flag';
import { toPesos } from '@perya/money';
import type { GamesServices } from '../services.ts';
import { presentBet } from './bets.present.ts';

export async function listBets(
  { bets, catalogue, now }: GamesServices,
  uid: bigint,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { time_flag, game_type: gameType, status, last_id, page_size } = request;
  const filter = { uid, ...timeRange(time_flag, new Date(now())), gameType, status };
  const beforeId = last_id === undefined ? null : BigInt(last_id);
  const [rows, totals] = await Promise.all([
    // One row more than the page, to know whether another page follows.
    bets.list(filter, beforeId, page_size + 1),
    bets.total(filter),
  ]);
  const page = rows.slice(0, page_size);
  const last = page.at(-1);
  return {
    d: await Promise.all(
      page.map(async (row) => presentBet(row, await catalogue.findGame(row.gameCode))),
    ),
    t: totals.count,
    bt: toPesos(totals.staked),
    wt: toPesos(totals.won),
    last_id: last && rows.length > page_size ? String(last.id) : null,
    s: page_size,
  };
}
