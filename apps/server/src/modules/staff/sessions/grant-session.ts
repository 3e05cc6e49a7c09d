import { bySystem } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { newSession } from './new-session.ts';

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
