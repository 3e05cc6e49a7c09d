import type { SubmitClient } from '@perya/app-kit/query/submit-client';
import { countryCode, otp as otpTimes } from '@perya/contract/constants';
import { type OtpPurpose, sendCode } from '@perya/contract/identity/calls/session';
import { maskEmail } from '@perya/contract/rules/account-fields';
import { maskPhone } from '@perya/contract/rules/phone';

/** Where a code was sent, as the call wants it. */
export type Contact = { readonly phone: string } | { readonly email: string };

export interface SentCode {
  readonly id: string;
  readonly purpose: OtpPurpose;
  readonly resendAtMs: number;
  readonly contact: Contact;
}

/** Another code may be asked for after the server's moment and the documents' 60 s, whichever is later. [A-472] */
export async function sendCodeTo(
  client: Pick<SubmitClient, 'call'>,
  contact: Contact,
  purpose: OtpPurpose,
): Promise<SentCode> {
  const sent = await client.call(sendCode, { ...contact, country_code: countryCode, purpose });
  const fixedMs = Date.now() + otpTimes.resendAccountSeconds * 1000;
  return { id: sent.id, purpose, resendAtMs: Math.max(fixedMs, sent.resendAt * 1000), contact };
}

export function maskedContact(contact: Contact): string {
  return 'phone' in contact ? maskPhone(contact.phone) : maskEmail(contact.email);
}
