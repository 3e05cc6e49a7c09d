import { type KycStatus, kycStatusOf } from '@perya/contract/rules/kyc-status';

/** What the account page shows of a profile. */
export interface Account {
  readonly uid: string;
  readonly name: string;
  readonly avatar: string;
  readonly phone: string;
  readonly email: string;
  readonly hasPhone: boolean;
  readonly hasEmail: boolean;
  readonly isEmailProved: boolean;
  readonly hasPassword: boolean;
  readonly kycStatus: KycStatus;
  readonly nicknameFreeAt: number;
  readonly withdrawalsWaitUntil: number;
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A profile may come with either spelling of a few fields; the first that is there counts. */
function either(fields: Fields, ...names: string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== '');
}

export function readAccount(fields: Fields): Account {
  return {
    uid: textOf(fields['uid']),
    name: textOf(either(fields, 'nickname', 'nick_name', 'username')),
    avatar: textOf(fields['avatar']),
    phone: textOf(fields['phone']),
    email: textOf(fields['email']),
    hasPhone: either(fields, 'has_phone_number', 'hasPhoneNumber') === true,
    hasEmail: fields['has_email'] === true,
    isEmailProved: fields['email_check_state'] === 1,
    hasPassword: either(fields, 'has_login_password', 'hasLoginPassword') === true,
    kycStatus: kycStatusOf(numberOf(either(fields, 'kyc_status', 'kycStatus'))),
    nicknameFreeAt: numberOf(fields['nickname_free_at']),
    withdrawalsWaitUntil: numberOf(fields['withdrawals_wait_until']),
  };
}
