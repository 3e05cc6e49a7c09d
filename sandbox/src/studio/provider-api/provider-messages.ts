import {
  type ProviderRequest,
  providerCurrency,
  type RoundDetails,
} from '@perya/contract/provider-api/wire';
import { commitmentOf } from '@perya/game-kit/fair-source';
import type { DetailLine } from '@perya/game-kit/game';
import type { Advance, Round } from '../rounds.store.ts';
import type { OutboxRow } from './outbox.store.ts';

/** The transaction of a stake: the bet is number 0, a move's further stake has the move's number. */
export const stakeTransaction = (roundId: string, number: number): string => `${roundId}-${number}`;

const detailLinesMax = 60;
/** The provider API takes details of up to 8 KB; the rest of them is the proof. */
const detailBytesMax = 6_500;

/** As many lines as the provider API takes. */
function fitLines(lines: readonly DetailLine[]): DetailLine[] {
  const kept: DetailLine[] = [];
  let bytes = 0;
  for (const line of lines.slice(0, detailLinesMax)) {
    bytes += Buffer.byteLength(JSON.stringify(line)) + 1;
    if (bytes > detailBytesMax) break;
    kept.push(line);
  }
  return kept;
}

function detailsOf(
  round: Round,
  lines: readonly DetailLine[],
  verifyUrl: string,
  table: RoundDetails['table'],
): RoundDetails {
  return {
    lines: fitLines(lines),
    proof: {
      commitment: commitmentOf(round.serverSeed),
      server_seed: round.serverSeed,
      client_seed: round.clientSeed,
      nonce: Number(round.nonce),
      url: verifyUrl,
    },
    ...(table && { table }),
  };
}

export function winMessage(
  round: Round,
  { payout, stakeReturned }: Pick<Advance, 'payout' | 'stakeReturned'>,
  lines: readonly DetailLine[],
  verifyUrl: string,
  /** At a table: which hand it was, so that the house sees who sat together. */
  table?: RoundDetails['table'],
): Omit<OutboxRow, 'tries'> {
  const transactionId = `${round.id}-win`;
  const body: ProviderRequest<'win'> = {
    transaction_id: transactionId,
    bet_transaction_id: stakeTransaction(round.id, 0),
    round_id: round.id,
    player: round.player,
    game: round.game,
    currency: providerCurrency,
    amount: Number(payout ?? 0n),
    is_finished: true,
    ...(stakeReturned ? { stake_returned: Number(stakeReturned) } : {}),
    details: detailsOf(round, lines, verifyUrl, table),
  };
  return {
    transactionId,
    roundId: round.id,
    moveNumber: null,
    venue: round.venue,
    verb: 'win',
    body: JSON.stringify(body),
  };
}

export function rollbackMessage(round: Round, moveNumber: number): Omit<OutboxRow, 'tries'> {
  const betTransactionId = stakeTransaction(round.id, moveNumber);
  const transactionId = `${betTransactionId}-back`;
  const body: ProviderRequest<'rollback'> = {
    transaction_id: transactionId,
    bet_transaction_id: betTransactionId,
    round_id: round.id,
    player: round.player,
    game: round.game,
    currency: providerCurrency,
  };
  return {
    transactionId,
    roundId: round.id,
    moveNumber,
    venue: round.venue,
    verb: 'rollback',
    body: JSON.stringify(body),
  };
}
