import type { Recorded } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';

/**
 * After a change of how one gets in: every other session ends, as do logins that wait for the authenticator's
 * code and the trust in devices. Answers the sessions that ended.
 */
export async function closeOthers(
  { sessions }: Pick<IdentityServices, 'sessions'>,
  tx: Recorded,
  uid: bigint,
  keptSession: string | null,
): Promise<string[]> {
  await sessions.distrustDevices(tx, uid);
  await sessions.dropChallenges(tx, uid);
  return sessions.endOthers(tx, uid, null, keptSession);
}
