import type { Profile } from '@perya/contract/profile/calls/profile';
import { type KycStatus, kycStatusNumber } from '@perya/contract/rules/kyc-status';
import { toPesos } from '@perya/money';
import { maskName } from '../../platform/mask-name.ts';
import { secondsOrZero } from '../../platform/wire-time.ts';
import type { Account } from '../identity/index.ts';
import type { Person } from '../kyc/index.ts';
import type { WithdrawTotals } from '../payments/index.ts';

/**
 * Fields that the documents list and whose module is not built. Each leaves this list when its module
 * answers for it: state and note with staff. [A-172 M-095]
 */
const fieldsToCome = {
  third_deposit: 0,
  third_party: '',
  state: 1,
  note: '',
  tags: '',
  oauth_secrets: '',
  device_number: '',
  reg_device_no: '',
} satisfies Partial<Profile>;

/** What several modules know of a player. */
export interface Known {
  account: Account;
  kycStatus: KycStatus;
  person: Person;
  withdrawn: WithdrawTotals;
  standing: { level: number; xp: number };
}

export function presentProfile({
  account,
  kycStatus,
  person,
  withdrawn,
  standing,
}: Known): Profile {
  const { lastLogin } = account;
  const { code, referrer } = account.referral;
  const { gender, ...names } = person;
  return {
    ...fieldsToCome,
    uid: String(account.uid),
    referral_code: code,
    parent_uid: referrer === null ? '' : String(referrer.uid),
    parent_name: referrer === null ? '' : maskName(referrer.name),
    real_username: JSON.stringify(names),
    gender,
    username: account.username,
    email: account.email ?? '',
    email_check_state: account.emailProvedAt ? 1 : 0,
    country_code: account.countryCode,
    phone: account.phone,
    // Nobody is registered without a code that came to the phone.
    phone_check_state: 1,
    avatar: account.avatar,
    tester: account.tester ? 1 : 0,
    created_at: secondsOrZero(account.createdAt),
    created_ip: account.registeredAddress,
    reg_ip: account.registeredAddress,
    reg_device: account.registeredDevice,
    last_login_ip: lastLogin?.address ?? '',
    last_login_at: secondsOrZero(lastLogin?.at ?? null),
    last_login_device: lastLogin?.deviceName ?? '',
    nick_name: account.nickname ?? '',
    nickname: account.nickname ?? '',
    updated_at: secondsOrZero(account.updatedAt),
    has_login_password: account.hasPassword,
    has_email: account.email !== null,
    has_phone_number: true,
    has_totp: account.hasSecondFactor,
    vip: standing.level,
    xp: standing.xp,
    withdraw_count: withdrawn.count,
    withdraw_total: toPesos(withdrawn.total),
    kyc_status: kycStatusNumber(kycStatus),
    nickname_free_at: secondsOrZero(account.nicknameFreeAt),
    withdrawals_wait_until: secondsOrZero(account.withdrawalsWaitUntil),
  };
}
