import type { AnswerOf } from '@perya/contract/call';
import type * as wire from '@perya/contract/kyc/staff-calls/player-status';
import type { readPlayerStatus as call } from '@perya/contract/kyc/staff-calls/player-status';
import { seconds } from '../../platform/wire-time.ts';
import type { Completion } from './compliance/completion.store.ts';
import type { StatusChange } from './kyc.store.ts';
import type { KycServices } from './services.ts';

function presentChange(change: StatusChange): wire.StatusChange {
  return {
    at: seconds(change.at),
    by: change.actor,
    before: change.before,
    after: change.after,
    reason: change.reason,
  };
}

function presentCompletion({ askedAt, actor, reason }: Completion): wire.AskedCompletion {
  return { at: seconds(askedAt), by: actor, reason };
}

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
