import type { IdentityServices } from './dependencies.ts';
import { newSession, presentSession } from './open-session.ts';

/** A session without a login, for the demo operator and for tests. */
export async function grantSession(
  { sessions }: IdentityServices,
  uid: bigint,
  expiresAt: Date,
): Promise<string> {
  const origin = { address: '', deviceName: '', deviceToken: null, brandName: '' };
  const session = { ...newSession(uid, origin), expiresAt };
  await sessions.insert(session);
  return presentSession(session).token;
}
