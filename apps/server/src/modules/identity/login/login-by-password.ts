import type { PublicContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Player } from '../account/player.store.ts';
import { phoneContact } from '../codes/contact.ts';
import { tryGuess } from '../failed-attempts/try-guess.ts';
import type { IdentityServices } from '../services.ts';
import { beginSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';

/** True if it is the player's password; guesses are counted against the phone, known or not. */
export function isPasswordOf(
  services: IdentityServices,
  context: PublicContext,
  contact: string,
  player: Player | null,
  password: string,
): Promise<boolean> {
  return tryGuess(services, context, { tried: 'password', contact }, () =>
    services.hasher.matches(player?.passwordHash ?? null, password),
  );
}

export async function loginByPassword(
  services: IdentityServices,
  context: PublicContext,
  request: { country_code: string; phone: string; password: string },
): Promise<SessionAnswer> {
  const origin = originOnDevice(context);
  const { country_code, phone, password } = request;
  const network = networkOf(origin.address);
  await services.rateLimiter.count('passwordAddress', network);
  const player = await services.players.findByPhone(country_code, phone);
  const contact = phoneContact(country_code, phone);
  const isRight = await isPasswordOf(services, context, contact, player, password);
  if (!player || !isRight) throw new Refusal('LOGIN_WRONG');
  await services.rateLimiter.uncount('passwordAddress', network);
  return beginSession(services, context, player, origin, 'password');
}
