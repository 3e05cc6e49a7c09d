import { timingSafeEqual } from 'node:crypto';
import { countryCode } from '@perya/contract/constants';
import type { OtpPurpose } from '@perya/contract/identity/calls/session';
import { extractCountryCode, extractPhone } from '@perya/contract/rules/phone';
import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { tryGuess } from '../failed-attempts/try-guess.ts';
import type { IdentityServices } from '../services.ts';
import { phoneContact } from './contact.ts';
import type { Otp } from './otp.store.ts';

/** The contact that the code proves, or null. A request that does not fit is a wrong guess. */
async function checkCode(
  services: IdentityServices,
  context: PublicContext,
  otpId: string,
  code: string,
  isFit: (otp: Otp) => boolean,
): Promise<string | null> {
  const { keyring, otps } = services;
  const digest = keyring.digest(`otp:${otpId}`, code);
  const found = await otps.findOpen(otpId);
  if (!found) return null;
  const { contact } = found;
  const isRight = await tryGuess(
    services,
    context,
    { tried: 'code', contact, otpId },
    async () => timingSafeEqual(digest, found.codeHash) && isFit(found),
  );
  return isRight ? contact : null;
}

const serves = (purposes: readonly OtpPurpose[]) => (otp: Otp) =>
  otp.purpose === 'any' || purposes.includes(otp.purpose);

/** Proves that the caller has the code, which stays good: the next step uses it up. */
export async function proveCode(
  services: IdentityServices,
  context: PublicContext,
  otpId: string,
  code: string,
  purposes: readonly OtpPurpose[],
): Promise<string> {
  const contact = await checkCode(services, context, otpId, code, serves(purposes));
  if (contact === null) throw new Refusal('CODE_WRONG');
  return contact;
}

interface CheckedCode {
  otp_id: string;
  code: string;
  phone?: string | undefined;
  country_code?: string | undefined;
}

/** The app checks the code before the next step. A phone that is named must be the one it was sent to. */
export async function isCodeGood(
  services: IdentityServices,
  context: PublicContext,
  { otp_id, code, phone, country_code = countryCode }: CheckedCode,
): Promise<boolean> {
  const isSentTo = ({ contact }: Otp) =>
    phone === undefined ||
    contact === phoneContact(extractCountryCode(country_code), extractPhone(phone));
  return (await checkCode(services, context, otp_id, code, isSentTo)) !== null;
}

/** Uses a proved code up: the same code never works twice, not even at the same moment. */
export async function consumeCode({ otps }: IdentityServices, otpId: string): Promise<void> {
  if (!(await otps.consume(otpId))) throw new Refusal('CODE_WRONG');
}

/** Proves the code and uses it up at once. */
export async function useCode(
  services: IdentityServices,
  context: PublicContext,
  otpId: string,
  code: string,
  purposes: readonly OtpPurpose[],
): Promise<string> {
  const contact = await proveCode(services, context, otpId, code, purposes);
  await consumeCode(services, otpId);
  return contact;
}
