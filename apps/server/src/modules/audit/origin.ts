import type { RequestContext } from '../../platform/http/context.ts';
import { deviceName } from '../../platform/http/device-name.ts';
import { type Actor, type AuditOrigin, actorId } from './entry.ts';

type Place = Pick<RequestContext, 'address' | 'userAgent' | 'requestId'>;

function originOf(actor: Actor, { address, userAgent, requestId }: Place): AuditOrigin {
  return { actor, address, device: deviceName(userAgent), requestId };
}

/** An actor in one word, as `player:10000001`. */
export function nameOfActor(actor: Actor): string {
  return `${actor.kind}:${actorId(actor)}`;
}

/** The id of a member of staff by the name that `nameOfActor` gives them; null of anybody else. */
export function staffIdIn(name: string): bigint | null {
  const [, id] = /^staff:(\d{1,18})$/.exec(name) ?? [];
  return id === undefined ? null : BigInt(id);
}

/** The player who acts; at a login, the one who has just been authenticated. */
export function byPlayer(uid: bigint, context: Place): AuditOrigin {
  return originOf({ kind: 'player', uid }, context);
}

/** A member of staff who acts. */
export function byStaff(context: Place & { staffId: bigint }): AuditOrigin {
  return originOf({ kind: 'staff', id: String(context.staffId) }, context);
}

/** A caller who is not authenticated. */
export function byVisitor(context: Place): AuditOrigin {
  return originOf({ kind: 'visitor' }, context);
}

/** The installation itself: a job, a command or the demo operator. */
export function bySystem(name: string): AuditOrigin {
  return { actor: { kind: 'system', name }, address: '', device: '', requestId: '' };
}
