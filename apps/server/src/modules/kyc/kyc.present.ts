import type * as wire from '@perya/contract/kyc/staff-calls/player-status';
import { seconds } from '../../platform/wire-time.ts';
import type { Completion } from './compliance/completion.store.ts';
import type { StatusChange } from './kyc.store.ts';

export function presentChange(change: StatusChange): wire.StatusChange {
  return {
    at: seconds(change.at),
    by: change.actor,
    before: change.before,
    after: change.after,
    reason: change.reason,
  };
}

export function presentCompletion({ askedAt, actor, reason }: Completion): wire.AskedCompletion {
  return { at: seconds(askedAt), by: actor, reason };
}
