import type { AnswerOf } from '@perya/contract/call';
import type { getSecurity, Profile } from '@perya/contract/calls/account';
import { type KycStatus, kycStatusNumber } from '@perya/contract/rules/kyc-status';
import type { Player } from './player.store.ts';
import { nicknameEveryDays } from './policy.ts';
import type { OpenSession, PastLogin } from './session.store.ts';

const dayMs = 24 * 3600 * 1000;

const seconds = (moment: Date | null | undefined) =>
  moment ? Math.floor(moment.getTime() / 1000) : 0;

export function presentProfile(
  player: Player,
  last: PastLogin | undefined,
  kycStatus: KycStatus,
): Profile {
  const { nicknameChangedAt } = player;
  const freeAt = nicknameChangedAt
    ? new Date(nicknameChangedAt.getTime() + nicknameEveryDays * dayMs)
    : null;
  return {
    uid: String(player.uid),
    username: player.username,
    email: player.email ?? '',
    email_check_state: player.emailProvedAt ? 1 : 0,
    country_code: player.countryCode,
    phone: player.phone,
    phone_check_state: 1,
    avatar: player.avatar,
    gender: '',
    oauth_secrets: '',
    referral_code: '',
    tags: '',
    vip: 0,
    parent_uid: '',
    parent_name: '',
    tester: player.tester ? 1 : 0,
    device_number: '',
    state: 1,
    note: '',
    created_at: seconds(player.createdAt),
    created_ip: player.registeredAddress,
    reg_ip: player.registeredAddress,
    reg_device: player.registeredDevice,
    reg_device_no: '',
    last_login_ip: last?.address ?? '',
    last_login_at: seconds(last?.at),
    last_login_device: last?.deviceName ?? '',
    nick_name: player.nickname ?? '',
    nickname: player.nickname ?? '',
    updated_at: seconds(player.updatedAt),
    has_login_password: player.passwordHash !== null,
    has_email: player.email !== null,
    has_phone_number: true,
    has_totp: player.totpConfirmedAt !== null,
    real_username: JSON.stringify({ first_name: '', middle_name: '', last_name: '' }),
    kyc_status: kycStatusNumber(kycStatus),
    xp: 0,
    withdraw_count: 0,
    withdraw_total: '0.00',
    third_deposit: 0,
    third_party: '',
    nickname_free_at: seconds(freeAt),
  };
}

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
