import type { CallContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { useCode } from './check-code.ts';
import { phoneOf } from './contact.ts';
import type { IdentityServices } from './dependencies.ts';
import { playerOfPhone } from './login-by-code.ts';
import { beginSession, type SessionAnswer } from './open-session.ts';
import { originOnDevice } from './origin.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

export async function registerPlayer(
  services: IdentityServices,
  context: CallContext,
  request: { otp_id: string; code: string; password?: string | undefined },
): Promise<SessionAnswer> {
  const origin = originOnDevice(context);
  const { password } = request;
  if (password !== undefined) refuseCommonPassword(password);
  const contact = await useCode(services, request.otp_id, request.code, ['login']);
  const { countryCode, phone } = phoneOf(contact);
  if (await services.players.findByPhone(countryCode, phone)) throw new Refusal('PHONE_TAKEN');
  const { player } = await playerOfPhone(services, contact, origin, context);
  if (password !== undefined) {
    await services.players.setPassword(player.uid, await services.hasher.hash(password));
  }
  return beginSession(services, player, origin, 'code', true);
}
