import type { BetDetail } from '@perya/contract/calls/bets';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { GamesServices } from '../dependencies.ts';
import { type BetEntry, presentBetDetail } from './bets.present.ts';

/** The scope of the provider API's postings; its keys are the provider's transactions. */
const postingScope = 'games';

/** Another player's round is not found, like one that does not exist. */
export async function readBet(
  { bets, catalogue, ledger }: GamesServices,
  uid: bigint,
  id: bigint,
): Promise<BetDetail> {
  const row = await bets.find(uid, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const movements = await bets.listMovements(uid, id);
  const kinds = new Map(
    movements.map(({ kind, venue, transactionId }) => [`${venue}:${transactionId}`, kind]),
  );
  const posted = await ledger.entriesOfKeys(uid, postingScope, [...kinds.keys()]);
  const entries = posted.flatMap((entry): BetEntry[] => {
    const kind = kinds.get(entry.key);
    return kind ? [{ ...entry, kind }] : [];
  });
  return presentBetDetail(row, await catalogue.findGame(row.gameCode), entries);
}
