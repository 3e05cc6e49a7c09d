import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Player } from '../account/player.store.ts';
import { phoneContact } from '../codes/contact.ts';
import type { IdentityServices } from '../dependencies.ts';
import {
  countFailedAttempt,
  type Guessed,
  guessSubject,
} from '../failed-attempts/count-failed-attempt.ts';
import { wrongPasswordsMax } from '../policy.ts';
import { beginSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';

/** True if it is the player's password; wrong attempts are counted against the phone, known or not. */
export async function isPasswordOf(
  services: IdentityServices,
  context: PublicContext,
  contact: string,
  player: Player | null,
  password: string,
): Promise<boolean> {
  const { guesses, hasher } = services;
  const guessed: Guessed = { tried: 'password', contact };
  const subject = guessSubject(guessed);
  if (await guesses.isLocked(subject)) throw new Refusal('LOGIN_LOCKED');
  if (await hasher.matches(player?.passwordHash ?? null, password)) {
    await guesses.forgive(subject);
    return true;
  }
  if (await countFailedAttempt(services, context, guessed, wrongPasswordsMax)) {
    throw new Refusal('LOGIN_LOCKED');
  }
  return false;
}

export async function loginByPassword(
  services: IdentityServices,
  context: PublicContext,
  request: { country_code: string; phone: string; password: string },
): Promise<SessionAnswer> {
  const origin = originOnDevice(context);
  const { country_code, phone, password } = request;
  await services.rateLimiter.count('passwordAddress', origin.address);
  const player = await services.players.findByPhone(country_code, phone);
  const contact = phoneContact(country_code, phone);
  const isRight = await isPasswordOf(services, context, contact, player, password);
  if (!player || !isRight) throw new Refusal('LOGIN_WRONG');
  return beginSession(services, context, player, origin, 'password');
}
