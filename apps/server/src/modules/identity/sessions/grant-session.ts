import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { bySystem } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { newSession, presentSession } from './open-session.ts';

/** A session without a login, for the demo operator and for tests. */
export function grantSession(
  { audit, sessions }: IdentityServices,
  uid: bigint,
  expiresAt: Date,
  partner: ChannelPartner = 'web',
): Promise<string> {
  const origin = { address: '', deviceName: '', deviceToken: null, brandName: '', partner };
  const session = { ...newSession(uid, origin, null), expiresAt };
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
