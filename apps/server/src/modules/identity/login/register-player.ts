import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requirePlayer } from '../account/require-player.ts';
import { useCode } from '../codes/check-code.ts';
import { isPhone, phoneOf } from '../codes/contact.ts';
import { refuseCommonPassword } from '../password/refuse-common-password.ts';
import type { IdentityServices } from '../services.ts';
import { beginSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';
import { registerPhone } from './login-by-code.ts';

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
  const { uid, isNew } = await registerPhone(services, context, origin, contact, hash);
  // Registered at the same moment by somebody else with the phone, whose password counts.
  if (!isNew) throw new Refusal('PHONE_TAKEN');
  const player = await requirePlayer(services, uid);
  return beginSession(services, context, player, origin, 'code', true);
}
