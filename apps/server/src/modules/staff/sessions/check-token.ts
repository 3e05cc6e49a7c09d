import { permissions as known } from '@perya/contract/staff/permissions';
import { isOutsideRole } from '@perya/contract/staff/roles';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { Authentication } from '../../../platform/http/callers.ts';
import { isUsable } from '../accounts/require-account.ts';
import { isFromWithin } from '../roles/networks.ts';
import type { StaffServices } from '../services.ts';

/** Whose token it is, and what they may do now. A tab that refreshes itself does not keep its session open. */
export async function checkToken(
  services: StaffServices,
  { token, isByHand, address }: { token: string; isByHand: boolean; address: string },
): Promise<Authentication<'staff'>> {
  const { sessions } = services;
  const session = await sessions.find(hashToken(token));
  if (!session) return { state: 'unknown' };
  if (session.isExpired || !isUsable(services, session)) return { state: 'expired' };
  // The session stays: back in a network of the role, and of the account, it goes on.
  if (!isFromWithin(address, session.networks, session.ownNetworks)) return { state: 'expired' };
  if (session.isStale && isByHand) await sessions.touch(session.id);
  const { staffId, id: staffSession, name: staffName } = session;
  // A release may have dropped a permission that a role still has.
  const permissions = new Set(session.permissions.filter((name) => name in known));
  const isOutside = isOutsideRole(session.role);
  return { state: 'valid', caller: { staffId, staffSession, staffName, permissions, isOutside } };
}
