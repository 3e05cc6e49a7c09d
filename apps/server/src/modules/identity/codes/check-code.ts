import { timingSafeEqual } from 'node:crypto';
import type { OtpPurpose } from '@perya/contract/calls/session';
import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../dependencies.ts';
import {
  countFailedAttempt,
  type Guessed,
  guessSubject,
} from '../failed-attempts/count-failed-attempt.ts';
import { wrongCodesMax } from '../policy.ts';

/** Compared with if there is no such request, so that the answer takes the same time. */
const nothing = Buffer.alloc(32);

/** The contact that the code proves, or null; wrong attempts count against the contact. */
async function checkCode(
  services: IdentityServices,
  context: PublicContext,
  id: string,
  code: string,
  purposes: readonly OtpPurpose[],
): Promise<string | null> {
  const { keyring, otps, guesses } = services;
  const found = await otps.findOpen(id);
  const isSame = timingSafeEqual(keyring.digest(`otp:${id}`, code), found?.codeHash ?? nothing);
  if (!found) return null;
  const guessed: Guessed = { tried: 'code', contact: found.contact };
  if (await guesses.isLocked(guessSubject(guessed))) throw new Refusal('CODE_ATTEMPTS_EXCEEDED');
  const isFit = found.purpose === 'any' || purposes.includes(found.purpose);
  if (isSame && isFit) return found.contact;
  if (!isSame && (await countFailedAttempt(services, context, guessed, wrongCodesMax))) {
    throw new Refusal('CODE_ATTEMPTS_EXCEEDED');
  }
  return null;
}

/** Of any purpose: the app checks the code before the next step. */
const checkedPurposes = ['login', 'password', 'retrieve', 'email'] as const;

export async function isCodeGood(
  services: IdentityServices,
  context: PublicContext,
  { otp_id, code }: { otp_id: string; code: string },
): Promise<boolean> {
  return (await checkCode(services, context, otp_id, code, checkedPurposes)) !== null;
}

/** Checks the code and uses it up: the same code never works twice, not even at the same moment. */
export async function useCode(
  services: IdentityServices,
  context: PublicContext,
  id: string,
  code: string,
  purposes: readonly OtpPurpose[],
): Promise<string> {
  const contact = await checkCode(services, context, id, code, purposes);
  if (contact === null || !(await services.otps.consume(id))) throw new Refusal('CODE_WRONG');
  await services.guesses.forgive(guessSubject({ tried: 'code', contact }));
  return contact;
}
