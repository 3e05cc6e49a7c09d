import type { AnswerOf } from '@perya/contract/call';
import type { readPlayerRound as call } from '@perya/contract/games/staff-calls/player-rounds';
import { centavos, toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { OwnEntry } from '../../ledger/index.ts';
import { presentBet } from '../bets/bets.present.ts';
import { postingScope } from '../bets/read-bet.ts';
import type { GamesServices } from '../services.ts';
import type { RoundMovement } from './player-rounds.store.ts';

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
export async function readPlayerRound(
  { bets, playerRounds, catalogue, ledger }: GamesServices,
  uid: bigint,
  id: bigint,
): Promise<AnswerOf<typeof call>> {
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
