import type { AnswerOf } from '@perya/contract/call';
import type { getSecurity } from '@perya/contract/identity/calls/account';
import { recentLogins } from '../policy.ts';
import type { IdentityServices } from '../services.ts';
import { requirePlayer } from './require-player.ts';
import { presentSecurity } from './security.present.ts';

/** The player's devices, the one that asks among them, and the latest logins. */
export async function readSecurity(
  services: IdentityServices,
  { uid, session }: { uid: bigint; session: string },
): Promise<AnswerOf<typeof getSecurity>> {
  const { sessions } = services;
  return presentSecurity(
    await requirePlayer(services, uid),
    await sessions.list(uid),
    session,
    await sessions.listLogins(uid, recentLogins),
  );
}
