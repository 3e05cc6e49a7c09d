import type { AnswerOf } from '@perya/contract/call';
import type { getSecurity } from '@perya/contract/calls/account';
import type { IdentityServices } from '../dependencies.ts';
import { recentLogins } from '../policy.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { requirePlayer } from './require-player.ts';
import { presentSecurity } from './security.present.ts';

/** The player's devices, the one that asks among them, and the latest logins. */
export async function readSecurity(
  services: IdentityServices,
  { uid, token }: { uid: bigint; token: string },
): Promise<AnswerOf<typeof getSecurity>> {
  const { sessions } = services;
  const current = await sessions.find(hashToken(token));
  return presentSecurity(
    await requirePlayer(services, uid),
    await sessions.list(uid),
    current?.id ?? '',
    await sessions.listLogins(uid, recentLogins),
  );
}
