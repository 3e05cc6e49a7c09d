import type { AnswerOf } from '@perya/contract/call';
import type { readPlayerStatus as call } from '@perya/contract/kyc/staff-calls/player-status';
import { presentChange, presentCompletion } from './kyc.present.ts';
import type { KycServices } from './services.ts';

/** A status changes a handful of times in the life of an account. */
const changesShown = 100;

/** How far the player's identity is known, and how it came to that. */
export async function readPlayerStatus(
  { store, completions }: KycServices,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const [status, record, changes, completion] = await Promise.all([
    store.readStatus(uid),
    store.findRecord(uid),
    store.listChanges(uid, changesShown),
    completions.find(uid),
  ]);
  return {
    status,
    before_block: record?.beforeBlock ?? null,
    completion: completion && presentCompletion(completion),
    history: changes.map(presentChange),
  };
}
