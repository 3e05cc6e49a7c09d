import type { AnswerOf } from '@perya/contract/call';
import type { readPlayerSessions as call } from '@perya/contract/identity/staff-calls/players';
import { Refusal } from '../../../platform/http/refusal.ts';
import { recentLogins } from '../policy.ts';
import type { IdentityServices } from '../services.ts';
import { presentDevice, presentLogin, presentSession } from './players.present.ts';

/** Where the player is logged in, the latest logins and the devices that were seen. */
export async function readPlayerSessions(
  { players, sessions }: IdentityServices,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const [player, open, logins, devices] = await Promise.all([
    players.find(uid),
    sessions.list(uid),
    sessions.listLogins(uid, recentLogins),
    sessions.listDevices(uid),
  ]);
  if (!player) throw new Refusal('NOT_FOUND');
  return {
    sessions: open.map(presentSession),
    logins: logins.map(presentLogin),
    devices: devices.map(presentDevice),
  };
}
