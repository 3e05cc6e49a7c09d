import { randomBytes } from 'node:crypto';
import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byVisitor } from '../../audit/index.ts';
import { useCode } from '../codes/check-code.ts';
import { isPhone, phoneOf } from '../codes/contact.ts';
import { passwordSet } from '../password/set-password.ts';
import type { IdentityServices } from '../services.ts';
import { beginSession, type SessionAnswer } from '../sessions/open-session.ts';
import { type Origin, originOnDevice } from '../sessions/origin.ts';
import { ensurePlayer } from './ensure-player.ts';

/** Registers the player of a proved phone, who may have been registered at the same moment. */
export function registerPhone(
  services: IdentityServices,
  context: PublicContext,
  origin: Origin,
  contact: string,
  passwordHash: string | null,
) {
  const player = {
    ...phoneOf(contact),
    username: `u${randomBytes(6).toString('hex')}`,
    nickname: null,
    tester: false,
    brand: context.brand,
    language: context.language,
    address: origin.address,
    device: origin.deviceName,
    referrerId: context.referrerId ?? '',
    channelId: context.channelId ?? '',
    adId: context.adId ?? '',
    adClickId: context.adClickId ?? '',
  };
  return ensurePlayer(services, byVisitor(context), origin.brandName, player, async (tx, uid) => {
    if (passwordHash === null) return [];
    await services.players.setPassword(tx, uid, passwordHash);
    return [passwordSet(uid, { hadPassword: false, by: 'registration', ended: [] })];
  });
}

export async function loginByCode(
  services: IdentityServices,
  context: PublicContext,
  request: { otp_id: string; code: string },
): Promise<SessionAnswer> {
  const { players } = services;
  const origin = originOnDevice(context);
  const contact = await useCode(services, context, request.otp_id, request.code, ['login']);
  if (!isPhone(contact)) throw new Refusal('CODE_WRONG');
  const { countryCode, phone } = phoneOf(contact);
  const known = await players.findByPhone(countryCode, phone);
  if (known) return beginSession(services, context, known, origin, 'code');
  const { uid, isNew } = await registerPhone(services, context, origin, contact, null);
  const player = await players.find(uid);
  if (!player) throw new Error('The player was made but is not found');
  return beginSession(services, context, player, origin, 'code', isNew);
}
