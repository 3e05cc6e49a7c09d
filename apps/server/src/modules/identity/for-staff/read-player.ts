import type { AnswerOf } from '@perya/contract/call';
import type {
  readPlayerSessions as call,
  PlayerPage,
} from '@perya/contract/identity/staff-calls/players';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, nothingChanged } from '../../audit/index.ts';
import { readAccount } from '../account/read-account.ts';
import { recentLogins } from '../policy.ts';
import type { IdentityServices } from '../services.ts';
import {
  presentDevice,
  presentLogin,
  presentPlayerPage,
  presentSession,
} from './players.present.ts';

/** Who opens the page of a player is written down, once an hour. */
function noteOpening(
  { audit, openedPages }: IdentityServices,
  context: StaffContext,
  uid: bigint,
): Promise<void> {
  return audit.record(byStaff(context), async (tx) => {
    const isNew = await openedPages.note(tx, context.staffSession, uid);
    if (!isNew) return nothingChanged(undefined);
    return {
      result: undefined,
      entries: [{ action: 'identity.player-opened', subject: { kind: 'player', uid } }],
    };
  });
}

/** One player as staff see them: masked, with how they get in. */
export async function readPlayer(
  services: IdentityServices,
  context: StaffContext,
  uid: bigint,
): Promise<PlayerPage> {
  const [player, account, sessions, closing] = await Promise.all([
    services.listed.find(uid),
    readAccount(services, uid),
    services.sessions.list(uid),
    services.closings.find(uid),
  ]);
  if (!player || !account) throw new Refusal('NOT_FOUND');
  await noteOpening(services, context, uid);
  return presentPlayerPage(player, account, sessions.length, closing);
}

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
