import type { PublicContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { useCode } from './check-code.ts';
import { isPhone, phoneOf } from './contact.ts';
import type { IdentityServices } from './dependencies.ts';
import { registerPhone } from './login-by-code.ts';
import { beginSession, type SessionAnswer } from './open-session.ts';
import { originOnDevice } from './origin.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { requirePlayer } from './require-player.ts';

export async function registerPlayer(
  services: IdentityServices,
  context: PublicContext,
  request: { otp_id: string; code: string; password?: string | undefined },
): Promise<SessionAnswer> {
  const origin = originOnDevice(context);
  const { password } = request;
  if (password !== undefined) refuseCommonPassword(password);
  const contact = await useCode(services, context, request.otp_id, request.code, ['login']);
  if (!isPhone(contact)) throw new Refusal('CODE_WRONG');
  const { countryCode, phone } = phoneOf(contact);
  if (await services.players.findByPhone(countryCode, phone)) throw new Refusal('PHONE_TAKEN');
  const hash = password === undefined ? null : await services.hasher.hash(password);
  const { uid } = await registerPhone(services, context, origin, contact, hash);
  const player = await requirePlayer(services, uid);
  return beginSession(services, context, player, origin, 'code', true);
}
