import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listPlayerPostings as call } from '@perya/contract/ledger/staff-calls/player-money';
import type { LedgerServices } from '../services.ts';
import { presentPosting } from './player-money.present.ts';

/** A player's ledger entries by their postings, each with its cause, its key and its far side. */
export async function listPlayerPostings(
  { postings }: LedgerServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await postings.page(request);
  return { ...page, rows: page.rows.map(presentPosting) };
}
