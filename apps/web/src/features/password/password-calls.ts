import { countryCode } from '@perya/contract/constants';
import {
  checkCode,
  checkPassword,
  retrievePassword,
  updatePassword,
} from '@perya/contract/identity/calls/password';
import { type Contact, type SentCode, sendCodeTo } from '../../lib/codes/send-code-to.ts';
import type { SubmitClient } from '../../lib/query/submit-client.ts';
import type { CodePurpose } from './password-proof.ts';

export interface NewPassword {
  readonly newPassword: string;
  /** Empty where no second factor is asked for. */
  readonly appCode: string;
}

const withAppCode = (appCode: string) => (appCode === '' ? {} : { totp: appCode });

/** The calls on the way to a password. [A-281 A-282 A-376 A-377 A-378 A-379] */
export function passwordCalls(client: Pick<SubmitClient, 'call'>) {
  return {
    sendCode: (contact: Contact, purpose: CodePurpose) => sendCodeTo(client, contact, purpose),
    checkCode({ id, contact }: SentCode, code: string): Promise<boolean> {
      const phone = 'phone' in contact ? { phone: contact.phone, country_code: countryCode } : {};
      return client.call(checkCode, { otp_id: id, code, ...phone });
    },
    checkPassword: (password: string) => client.call(checkPassword, { password }),
    byOldPassword: (oldPassword: string, { newPassword, appCode }: NewPassword) =>
      client.call(updatePassword, {
        password: oldPassword,
        new_password: newPassword,
        ...withAppCode(appCode),
      }),
    byCode: (sent: SentCode, code: string, { newPassword, appCode }: NewPassword) =>
      client.call(retrievePassword, {
        otp_id: sent.id,
        code,
        new_password: newPassword,
        ...withAppCode(appCode),
      }),
  };
}

export type PasswordCalls = ReturnType<typeof passwordCalls>;
