import type {
  AccountState,
  PlayerPage,
  PlayerRow,
  PlayerSession,
} from '@perya/contract/identity/staff-calls/players';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { maskEmail, maskName, maskPhone } from '@perya/contract/staff/mask';
import { seconds } from '../../../platform/wire-time.ts';
import type { Account } from '../account/read-account.ts';
import type { Closing } from '../closing/closing.store.ts';
import type { OpenSession, PastLogin } from '../sessions/session.store.ts';
import type { ListedPlayer } from './players-list.store.ts';

const states: Partial<Record<KycStatus, AccountState>> = { block: 'blocked', frozen: 'frozen' };

export function presentPlayerRow(player: ListedPlayer): PlayerRow {
  return {
    uid: String(player.uid),
    username: player.username,
    nickname: player.nickname && maskName(player.nickname),
    phone: maskPhone(player.phone),
    email: player.email && maskEmail(player.email),
    brand: player.brand as PlayerRow['brand'],
    state: states[player.status] ?? 'open',
    kyc_status: player.status,
    test_account: player.tester,
    registered_at: seconds(player.createdAt),
    last_seen_at: seconds(player.lastSeenAt),
  };
}

export function presentLogin(login: PastLogin) {
  return {
    at: seconds(login.at),
    device: login.deviceName,
    address: login.address,
    method: login.method,
    new_device: login.isNewDevice,
  };
}

export function presentPlayerPage(
  player: ListedPlayer,
  account: Account,
  openSessions: number,
  closing: Closing | null,
): PlayerPage {
  return {
    ...presentPlayerRow(player),
    registered_device: account.registeredDevice,
    registered_address: account.registeredAddress,
    email_proved_at: seconds(account.emailProvedAt),
    language: account.language,
    has_password: account.hasPassword,
    second_factor_since: seconds(account.secondFactorSince),
    withdrawals_wait_until: seconds(account.withdrawalsWaitUntil),
    open_sessions: openSessions,
    last_login: account.lastLogin && presentLogin(account.lastLogin),
    closed: closing && {
      at: seconds(closing.closedAt),
      by: closing.closedBy,
      until: seconds(closing.reopensUntil),
      erased_at: seconds(closing.erasedAt),
    },
  };
}

export function presentSession(session: OpenSession): PlayerSession {
  return {
    id: session.id,
    device: session.deviceName,
    address: session.address,
    opened_by: session.openedBy,
    created_at: seconds(session.createdAt),
    last_seen_at: seconds(session.lastSeenAt),
    expires_at: seconds(session.expiresAt),
  };
}

export function presentDevice(device: { firstSeenAt: Date; trustedUntil: Date | null }) {
  return {
    first_seen_at: seconds(device.firstSeenAt),
    trusted_until: seconds(device.trustedUntil),
  };
}
