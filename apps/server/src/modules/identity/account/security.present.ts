import type { AnswerOf } from '@perya/contract/call';
import type { getSecurity } from '@perya/contract/identity/calls/account';
import { secondsOrZero } from '../../../platform/wire-time.ts';
import type { OpenSession, PastLogin } from '../sessions/session.store.ts';
import type { Player } from './player.store.ts';

export function presentSecurity(
  player: Player,
  recoveryCodesLeft: number,
  sessions: OpenSession[],
  currentId: string,
  logins: PastLogin[],
): AnswerOf<typeof getSecurity> {
  return {
    totp: player.totpConfirmedAt !== null,
    recovery_codes_left: recoveryCodesLeft,
    devices: sessions.map((session) => ({
      id: session.id,
      name: session.deviceName,
      address: session.address,
      created_at: secondsOrZero(session.createdAt),
      last_seen_at: secondsOrZero(session.lastSeenAt),
      current: session.id === currentId,
    })),
    logins: logins.map((login) => ({
      at: secondsOrZero(login.at),
      device: login.deviceName,
      address: login.address,
      method: login.method,
      new_device: login.isNewDevice,
    })),
  };
}
