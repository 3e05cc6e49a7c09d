import { randomBytes, randomInt } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { lengths, otp } from '@perya/contract/constants';
import type { sendCode as call, OtpPurpose } from '@perya/contract/identity/calls/session';
import { say, type Text } from '@perya/contract/text';
import type { PublicContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { refuseLocked } from '../failed-attempts/try-guess.ts';
import { codeLifeSeconds } from '../policy.ts';
import type { IdentityServices } from '../services.ts';
import { originOf } from '../sessions/origin.ts';
import { isPhone, phoneContact } from './contact.ts';

/** What the code opens: whoever is asked for it by somebody else reads what they would give away. */
const uses: Record<OtpPurpose, Text> = {
  any: { en: '', tl: '' },
  login: { en: ' to log in', tl: ' para mag-login' },
  password: { en: ' to change your password', tl: ' para palitan ang password mo' },
  retrieve: { en: ' to reset your password', tl: ' para i-reset ang password mo' },
  email: { en: ' to confirm this email address', tl: ' para i-confirm ang email address na ito' },
  phone: {
    en: ' to make this the number of an account',
    tl: ' para maging numero ito ng isang account',
  },
  proof: {
    en: ' to change how one gets into your account',
    tl: ' para baguhin kung paano makakapasok sa account mo',
  },
};

/** How many digits of a number the limit against SMS pumping looks at: operator and block. */
const prefixDigits = 6;

/** Counts what is really sent; what a device of the player asks for, apart from what strangers do. */
async function countSending(
  { rateLimiter }: IdentityServices,
  contact: string,
  askedBy: Buffer | null,
) {
  if (isPhone(contact)) await rateLimiter.count('codePrefix', contact.slice(0, 3 + prefixDigits));
  const asker = askedBy === null ? '' : ` ${askedBy.toString('hex')}`;
  await rateLimiter.count('codeContact', `${contact}${asker}`);
}

/**
 * An email address gets a code only if an account has proved it, or if its own player is about to; the
 * answer does not reveal which.
 */
async function mayReceive(
  { players }: IdentityServices,
  { uid }: PublicContext,
  contact: string,
  purpose: OtpPurpose,
): Promise<boolean> {
  if (isPhone(contact)) return true;
  if (purpose !== 'email') return (await players.findByProvedEmail(contact)) !== null;
  return uid !== null && (await players.find(uid))?.email?.toLowerCase() === contact;
}

async function send(
  services: IdentityServices,
  context: PublicContext,
  contact: string,
  purpose: OtpPurpose,
  code: string,
): Promise<void> {
  if (!(await mayReceive(services, context, contact, purpose))) return;
  const { brandName } = originOf(context);
  const text = say(codeText(brandName, code, purpose), context.language);
  try {
    await services.sender.send({ to: contact, subject: `${brandName}: ${code}`, text });
  } catch (cause) {
    throw new Refusal('SMS_FAILED', undefined, cause);
  }
}

function tooSoon(resendAt: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((resendAt.getTime() - Date.now()) / 1000));
  return new Refusal('CODE_TOO_SOON', {
    en: `A code was sent a moment ago. You can ask for another in ${seconds} s`,
    tl: `May naipadalang code kanina lang. Makakahingi ng panibago pagkalipas ng ${seconds} s`,
  });
}

export async function sendCode(
  services: IdentityServices,
  context: PublicContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { rateLimiter, keyring, otps } = services;
  const { phone, email, country_code, purpose } = request;
  if ((phone === undefined) === (email === undefined)) throw new Refusal('NOTHING_TO_CHANGE');
  const contact = phone ? phoneContact(country_code, phone) : (email ?? '').toLowerCase();
  await rateLimiter.count('codeAddress', networkOf(context.address));
  const asker = await refuseLocked(services, context, { tried: 'code', contact });
  const askedBy = 'device' in asker ? asker.device : null;

  const id = randomBytes(16).toString('base64url');
  const code = String(randomInt(10 ** lengths.otpDigits)).padStart(lengths.otpDigits, '0');
  const codeHash = keyring.digest(`otp:${id}`, code);
  const resendSeconds = purpose === 'login' ? otp.resendLoginSeconds : otp.resendAccountSeconds;
  const { isOpen, resendAt } = await otps.open({
    id,
    contact,
    purpose,
    codeHash,
    askedBy,
    lifeSeconds: codeLifeSeconds,
    resendSeconds,
  });
  if (!isOpen) throw tooSoon(resendAt);
  try {
    await countSending(services, contact, askedBy);
    await send(services, context, contact, purpose, code);
  } catch (error) {
    await otps.discard(id);
    throw error;
  }
  await otps.supersede(id);
  return {
    id,
    codeLength: lengths.otpDigits,
    resendAt: Math.ceil(resendAt.getTime() / 1000),
  };
}

function codeText(brandName: string, code: string, purpose: OtpPurpose): Text {
  const use = uses[purpose];
  return {
    en: `${code} is your ${brandName} code${use.en}. It is good for 10 minutes. Never share it with anyone.`,
    tl: `${code} ang ${brandName} code mo${use.tl}. Gamitin sa loob ng 10 minuto. Huwag ibahagi kaninuman.`,
  };
}
