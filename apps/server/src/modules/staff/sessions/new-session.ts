import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { bySystem } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import type { NewSession } from './session.store.ts';

/** Where a session is opened from. */
type Place = Pick<NewSession, 'address' | 'deviceName'>;

export function newSession(staffId: bigint, place: Place): NewSession & { token: string } {
  const token = randomBytes(32).toString('base64url');
  const id = randomBytes(9).toString('base64url');
  return { ...place, id, staffId, token, tokenHash: hashToken(token) };
}

/** A session without a login, for tests. No call leads here. */
export function grantSession({ audit, sessions }: StaffServices, staffId: bigint): Promise<string> {
  const session = newSession(staffId, { address: '', deviceName: '' });
  return audit.record(bySystem('staff.grant-session'), async (tx) => {
    await sessions.insert(tx, session);
    return {
      result: session.token,
      entries: [
        {
          action: 'staff.session-granted',
          subject: { kind: 'staff', id: String(staffId) },
          after: { session: session.id },
        },
      ],
    };
  });
}
