import type { IdentityServices } from './dependencies.ts';
import { hashToken } from './hash-token.ts';

/** Ends the session of the token. */
export async function logout({ sessions }: IdentityServices, token: string): Promise<boolean> {
  await sessions.end(hashToken(token));
  return true;
}

/** Ends one of the player's other sessions, or all of them, and says how many. */
export async function endSession(
  { sessions }: IdentityServices,
  { uid, token }: { uid: bigint; token: string },
  { id }: { id?: string | undefined },
): Promise<{ ended: number }> {
  return { ended: await sessions.endOthers(uid, id ?? null, hashToken(token)) };
}
