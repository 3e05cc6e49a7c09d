import type { AnswerOf } from '@perya/contract/call';
import type { getSecurity } from '@perya/contract/identity/calls/account';
import type { OpenSession, PastLogin } from '../sessions/session.store.ts';
import type { Player } from './player.store.ts';

const seconds = (moment: Date | null | undefined) =>
  moment ? Math.floor(moment.getTime() / 1000) : 0;

export function presentSecurity(
  player: Player,
  sessions: OpenSession[],
  currentId: string,
  logins: PastLogin[],
): AnswerOf<typeof getSecurity> {
  return {
    totp: player.totpConfirmedAt !== null,
    devices: sessions.map((session) => ({
      id: session.id,
      name: session.deviceName,
      address: session.address,
      created_at: seconds(session.createdAt),
      last_seen_at: seconds(session.lastSeenAt),
      current: session.id === currentId,
    })),
    logins: logins.map((login) => ({
      at: seconds(login.at),
      device: login.deviceName,
      address: login.address,
      method: login.method,
      new_device: login.isNewDevice,
    })),
  };
}
