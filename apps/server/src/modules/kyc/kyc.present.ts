import type * as wire from '@perya/contract/kyc/staff-calls/player-status';
import type { Completion } from './compliance/completion.store.ts';
import type { StatusChange } from './kyc.store.ts';

export function presentChange(change: StatusChange): wire.StatusChange {
  return {
    at: Math.floor(change.at.getTime() / 1000),
    by: change.actor,
    before: change.before,
    after: change.after,
    reason: change.reason,
  };
}

export function presentCompletion({ askedAt, actor, reason }: Completion): wire.AskedCompletion {
  return { at: Math.floor(askedAt.getTime() / 1000), by: actor, reason };
}
