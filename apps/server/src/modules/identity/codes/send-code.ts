import { randomBytes, randomInt } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { sendCode as call } from '@perya/contract/calls/session';
import { lengths, otp } from '@perya/contract/constants';
import { say } from '@perya/contract/text';
import type { PublicContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../dependencies.ts';
import { refuseLocked } from '../failed-attempts/try-guess.ts';
import { codeLifeSeconds } from '../policy.ts';
import { originOf } from '../sessions/origin.ts';
import { codeText, isPhone, phoneContact } from './contact.ts';

/** How many digits of a number the limit against SMS pumping looks at: operator and block. */
const prefixDigits = 6;

async function countSending({ rateLimiter }: IdentityServices, contact: string, address: string) {
  await rateLimiter.count('codeAddress', networkOf(address));
  if (isPhone(contact)) await rateLimiter.count('codePrefix', contact.slice(0, 3 + prefixDigits));
  await rateLimiter.count('codeContact', contact);
}

/** An email address gets a code only if an account has it; the answer does not reveal which. */
async function mayReceive(services: IdentityServices, contact: string): Promise<boolean> {
  return isPhone(contact) || (await services.players.findByEmail(contact)) !== null;
}

export async function sendCode(
  services: IdentityServices,
  context: PublicContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { keyring, otps, sender } = services;
  const origin = originOf(context);
  const { phone, email, country_code, purpose } = request;
  if ((phone === undefined) === (email === undefined)) throw new Refusal('NOTHING_TO_CHANGE');
  const contact = phone ? phoneContact(country_code, phone) : (email ?? '').toLowerCase();
  await countSending(services, contact, origin.address);
  await refuseLocked(services, context, { tried: 'code', contact });

  const id = randomBytes(16).toString('base64url');
  const code = String(randomInt(10 ** lengths.otpDigits)).padStart(lengths.otpDigits, '0');
  const codeHash = keyring.digest(`otp:${id}`, code);
  await otps.insert({ id, contact, purpose, codeHash, lifeSeconds: codeLifeSeconds });
  if (await mayReceive(services, contact)) {
    const text = say(codeText(origin.brandName, code), context.language);
    try {
      await sender.send({ to: contact, subject: `${origin.brandName}: ${code}`, text });
    } catch (cause) {
      throw new Refusal('SMS_FAILED', undefined, cause);
    }
  }
  const resendSeconds = purpose === 'login' ? otp.resendLoginSeconds : otp.resendAccountSeconds;
  const resendAt = Math.floor(Date.now() / 1000) + resendSeconds;
  return { id, codeLength: lengths.otpDigits, resendAt };
}
