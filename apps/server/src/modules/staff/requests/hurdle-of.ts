import {
  approverOf,
  isOfCompartment,
  isOfficer,
  type Permission,
} from '@perya/contract/staff/permissions';
import { isRequestAction, requestActions } from '@perya/contract/staff/request-actions';
import type { StaffErrorCode } from '@perya/contract/staff/staff-errors';
import type { Person } from './people.store.ts';
import type { StoredRequest } from './request.store.ts';

/** The permission of whoever may decide a request; null for an action that is no longer known. */
export function approverFor(action: string) {
  return isRequestAction(action) ? approverOf(requestActions[action].permission) : null;
}

/** What the AML officers ask of each other does not exist for anybody else. */
export const isHidden = (action: string, permissions: ReadonlySet<Permission>): boolean =>
  isOfCompartment(action) && !isOfficer(permissions);

/** Why a request is no longer open; null if it is. */
export function closedBecause(
  { state, expiresAt }: Pick<StoredRequest, 'state' | 'expiresAt'>,
  now: Date,
): StaffErrorCode | null {
  if (state === 'expired') return 'REQUEST_EXPIRED';
  if (state !== 'open') return 'REQUEST_CLOSED';
  return expiresAt <= now ? 'REQUEST_EXPIRED' : null;
}

/** Why this member of staff is no second person to whoever asked; null if they are. */
function samePersonBecause(asker: Person, decider: Person): StaffErrorCode | null {
  if (asker.id === decider.id) return 'REQUEST_OWN';
  if (asker.phone !== null && asker.phone === decider.phone) return 'REQUEST_SAME_PHONE';
  const isSameDevice = [...decider.devices].some((device) => asker.devices.has(device));
  if (isSameDevice) return 'REQUEST_SAME_DEVICE';
  // Whoever let an account in may have kept what opens it.
  const isLetIn = decider.letInBy.has(asker.id) || asker.letInBy.has(decider.id);
  return isLetIn ? 'REQUEST_LET_IN' : null;
}

/** Why this member of staff cannot decide the request; null if they can. */
export function hurdleOf(
  request: StoredRequest,
  asker: Person,
  decider: Person,
  now: Date,
): StaffErrorCode | null {
  const closed = closedBecause(request, now);
  if (closed) return closed;
  const same = samePersonBecause(asker, decider);
  if (same) return same;
  const approver = approverFor(request.action);
  const isApprover =
    decider.isActive &&
    decider.permissions.has('requests.decide') &&
    approver !== null &&
    decider.permissions.has(approver);
  return isApprover ? null : 'REQUEST_NOT_APPROVER';
}

/** Whether whoever asked may still ask for it: what was asked for by somebody who left is not carried out. */
export function mayStillAsk(request: StoredRequest, asker: Person): boolean {
  return (
    asker.isActive &&
    isRequestAction(request.action) &&
    asker.permissions.has(requestActions[request.action].permission)
  );
}
