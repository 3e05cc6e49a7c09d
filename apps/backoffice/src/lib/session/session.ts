import type { Permission } from '@perya/contract/staff/permissions';
import type { Text } from '@perya/contract/text';
import { create } from 'zustand';

/** The member of staff behind this tab, as the server last said. */
export interface Me {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  /** What the role is called. */
  readonly role: Text;
  readonly permissions: ReadonlySet<Permission>;
  /** Nobody of the house, such as the regulator. */
  readonly isOutside: boolean;
  /** When an account that is for a time ends by itself, in seconds. */
  readonly accountEndsAt: number | null;
  /** When the session ends whatever happens, in milliseconds. */
  readonly endsAt: number;
  /** Without use the session ends after this long. */
  readonly idleMs: number;
}

export interface Session {
  readonly me: Me | null;
  /** The server no longer knows the session; the page stays under the login until somebody is back. */
  readonly isEnded: boolean;
  /** When the server last answered this session, in milliseconds: from then on the idle time counts. */
  readonly answeredAt: number;
}

export const useSession = create<Session>()(() => ({ me: null, isEnded: false, answeredAt: 0 }));

/** What one may not do is not shown; the server refuses it all the same. */
export function useMay(): (permission: Permission) => boolean {
  const permissions = useSession(({ me }) => me?.permissions);
  return (permission) => permissions?.has(permission) ?? false;
}
