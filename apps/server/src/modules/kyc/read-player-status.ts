import type { AnswerOf } from '@perya/contract/call';
import type { readPlayerStatus as call } from '@perya/contract/staff/calls/player-status';
import type { KycServices } from './dependencies.ts';
import { presentChange } from './kyc.present.ts';

/** A status changes a handful of times in the life of an account. */
const changesShown = 100;

/** How far the player's identity is known, and how it came to that. */
export async function readPlayerStatus(
  { store }: KycServices,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const [status, record, changes] = await Promise.all([
    store.readStatus(uid),
    store.findRecord(uid),
    store.listChanges(uid, changesShown),
  ]);
  return {
    status,
    before_block: record?.beforeBlock ?? null,
    history: changes.map(presentChange),
  };
}
