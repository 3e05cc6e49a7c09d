import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  BetDetail,
  listBets as call,
  listOpenRounds as openCall,
} from '@perya/contract/games/calls/bets';
import { timeRange } from '@perya/contract/rules/time-flag';
import { centavos, toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { OwnEntry } from '../../ledger/index.ts';
import { isRecalled } from '../rounds/recall-round.ts';
import type { GamesServices } from '../services.ts';
import { type BetEntry, presentBet, presentBetDetail } from './bets.present.ts';
import type { BetMovement } from './bets.store.ts';

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

export async function listOpenRounds(
  { bets }: GamesServices,
  uid: bigint,
): Promise<AnswerOf<typeof openCall>> {
  const rows = await bets.listOpen(uid);
  return {
    d: rows.map(({ gameCode, stake }) => ({ game_code: gameCode, bet_amount: toPesos(stake) })),
  };
}

/** The scope of the provider API's postings; its keys are the provider's transactions. */
export const postingScope = 'games';

/** What came back unplayed is no win: one posting of both is shown as two. */
function entriesOf(entry: OwnEntry, { kind, stakeReturned }: BetMovement): BetEntry[] {
  if (stakeReturned === 0n) return [{ ...entry, kind }];
  const won = centavos(entry.amount - stakeReturned);
  const returned: BetEntry = {
    ...entry,
    kind: 'rollback',
    amount: stakeReturned,
    balanceAfter: centavos(entry.balanceAfter - won),
  };
  return won === 0n ? [returned] : [returned, { ...entry, kind, amount: won }];
}

/** Another player's round is not found, like one that does not exist. */
export async function readBet(
  { bets, catalogue, ledger, gameProviders }: GamesServices,
  uid: bigint,
  id: bigint,
): Promise<BetDetail> {
  const row = await bets.find(uid, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const movements = await bets.listMovements(uid, id);
  const byKey = new Map(
    movements.map((movement) => [`${movement.venue}:${movement.transactionId}`, movement]),
  );
  const posted = await ledger.entriesOfKeys(uid, postingScope, [...byKey.keys()]);
  const entries = posted.flatMap((entry) => {
    const movement = byKey.get(entry.key);
    return movement ? entriesOf(entry, movement) : [];
  });
  const isShown = isRecalled({ gameProviders }, movements[0]?.venue ?? '');
  return presentBetDetail(row, await catalogue.findGame(row.gameCode), entries, isShown);
}
