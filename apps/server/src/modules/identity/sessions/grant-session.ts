import { bySystem } from '../../audit/index.ts';
import type { IdentityServices } from '../dependencies.ts';
import { newSession, presentSession } from './open-session.ts';

/** A session without a login, for the demo operator and for tests. */
export function grantSession(
  { audit, sessions }: IdentityServices,
  uid: bigint,
  expiresAt: Date,
): Promise<string> {
  const origin = { address: '', deviceName: '', deviceToken: null, brandName: '' };
  const shown = { openedBy: null, provedBy: null };
  const session = { ...newSession(uid, origin, shown), expiresAt };
  return audit.record(bySystem('grant-session'), async (tx) => {
    await sessions.insert(tx, session);
    return {
      result: presentSession(session).token,
      entries: [
        {
          action: 'identity.session-granted',
          subject: { kind: 'player', uid },
          after: { session: session.id },
        },
      ],
    };
  });
}
