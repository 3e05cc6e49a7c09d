import type { StopScope } from '@perya/contract/house/staff-calls/stops';
import type { Entry } from '../audit/index.ts';

/** What is stopped: the subject is the code of a venue or a game, or a uid; empty for the house. */
export interface StopTarget {
  scope: StopScope;
  subject: string;
}

/** Whom the audit entry of a stop concerns. */
export function subjectOf({ scope, subject }: StopTarget): Entry['subject'] {
  if (scope === 'player') return { kind: 'player', uid: BigInt(subject) };
  if (scope === 'venue') return { kind: 'venue', venue: subject };
  return scope === 'game' ? { kind: 'game', code: subject } : { kind: 'house' };
}

/** A player is known by their uid, so that everybody who listens for them hears of it. */
export function aboutOf({ scope, subject }: StopTarget, id: bigint) {
  return { uid: scope === 'player' ? BigInt(subject) : null, key: String(id) };
}
