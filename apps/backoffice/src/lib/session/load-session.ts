import { getStaffSelf } from '@perya/contract/staff/calls/own';
import type { Permission } from '@perya/contract/staff/permissions';
import { api, clientFor } from '../http/api.ts';
import { type Me, useSession } from './session.ts';

/** Reads who one is and what one may do. Rejects where the server cannot say. */
export async function loadSession(isRefresh = false): Promise<Me> {
  const self = await (isRefresh ? clientFor(true) : api).call(getStaffSelf, {});
  const me: Me = {
    staffId: self.id,
    name: self.name,
    email: self.email,
    role: self.role_title,
    permissions: new Set(self.permissions),
    isOutside: self.is_outside,
    accountEndsAt: self.account_ends_at,
    endsAt: self.session.ends_at * 1000,
    idleMs: self.session.idle_seconds * 1000,
  };
  useSession.setState({ me, isEnded: false });
  return me;
}

/** Which permissions were taken away and given since. */
export function permissionChanges(before: ReadonlySet<Permission>, now: ReadonlySet<Permission>) {
  const missing = (from: ReadonlySet<Permission>, other: ReadonlySet<Permission>) =>
    [...from].filter((name) => !other.has(name)).length;
  return { taken: missing(before, now), given: missing(now, before) };
}
