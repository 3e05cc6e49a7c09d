import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listPlayerRounds as listPlayerRoundsCall,
  playerRoundsCalls,
  readPlayerRound as readPlayerRoundCall,
} from '@perya/contract/games/staff-calls/player-rounds';
import { centavos, toPesos } from '@perya/money';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { OwnEntry } from '../../ledger/index.ts';
import { presentBet } from '../bets/bets.present.ts';
import type { BetRow } from '../bets/bets.store.ts';
import { postingScope } from '../bets/read-bets.ts';
import type { GamesServices } from '../services.ts';
import type { RoundMovement } from './player-rounds.store.ts';

/** A player's rounds, the newest first. */
async function listPlayerRounds(
  { playerRounds, catalogue }: GamesServices,
  request: RequestOf<typeof listPlayerRoundsCall>,
): Promise<AnswerOf<typeof listPlayerRoundsCall>> {
  const page = await playerRounds.page(request);
  const present = async (row: BetRow) => ({
    ...presentBet(row, await catalogue.findGame(row.gameCode)),
    venue: row.venue,
  });
  return { ...page, rows: await Promise.all(page.rows.map(present)) };
}

const keyOf = ({ venue, transactionId }: RoundMovement) => `${venue}:${transactionId}`;

/** What a movement did to the wallet, or what it asked for where nothing was posted. */
function presentMovement(movement: RoundMovement, entry: OwnEntry | undefined) {
  const asked = movement.kind === 'bet' ? centavos(-movement.amount) : movement.amount;
  return {
    kind: movement.kind,
    transaction_id: movement.transactionId,
    amount: toPesos(entry?.amount ?? asked),
    rolled_back: movement.isRolledBack,
    at: seconds(movement.createdAt),
    posting_id: entry ? String(entry.postingId) : null,
    balance_after: entry ? toPesos(entry.balanceAfter) : null,
  };
}

/** One round of a player with the way from each movement to its posting. */
async function readPlayerRound(
  { bets, playerRounds, catalogue, ledger }: GamesServices,
  uid: bigint,
  id: bigint,
): Promise<AnswerOf<typeof readPlayerRoundCall>> {
  const row = await bets.find(uid, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const movements = await playerRounds.listMovements(uid, id);
  const posted = await ledger.entriesOfKeys(uid, postingScope, movements.map(keyOf));
  const byKey = new Map(posted.map((entry) => [entry.key, entry]));
  return {
    ...presentBet(row, await catalogue.findGame(row.gameCode)),
    venue: row.venue,
    details: row.details,
    movements: movements.map((movement) => presentMovement(movement, byKey.get(keyOf(movement)))),
  };
}

export function playerRoundsRoutes(services: GamesServices): Handlers<typeof playerRoundsCalls> {
  return {
    listPlayerRounds: (_context, request) => listPlayerRounds(services, request),
    readPlayerRound: (_context, { uid, id }) => readPlayerRound(services, BigInt(uid), BigInt(id)),
  };
}
