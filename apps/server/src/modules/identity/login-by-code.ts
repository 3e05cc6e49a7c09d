import { randomBytes } from 'node:crypto';
import type { CallContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { useCode } from './check-code.ts';
import { isPhone, phoneOf } from './contact.ts';
import type { IdentityServices } from './dependencies.ts';
import { beginSession, type SessionAnswer } from './open-session.ts';
import { type Origin, originOnDevice } from './origin.ts';

export interface Referral {
  referrerId: string | null;
  channelId: string | null;
}

/** The player of a proved phone, registered if the phone is new. */
export async function playerOfPhone(
  services: IdentityServices,
  contact: string,
  origin: Origin,
  referral: Referral,
) {
  if (!isPhone(contact)) throw new Refusal('CODE_WRONG');
  const { uid, isNew } = await services.players.ensure({
    ...phoneOf(contact),
    username: `u${randomBytes(6).toString('hex')}`,
    nickname: null,
    tester: false,
    address: origin.address,
    device: origin.deviceName,
    referrerId: referral.referrerId ?? '',
    channelId: referral.channelId ?? '',
  });
  const player = await services.players.find(uid);
  if (!player) throw new Error('The player was made but is not found');
  return { player, isNew };
}

export async function loginByCode(
  services: IdentityServices,
  context: CallContext,
  request: { otp_id: string; code: string },
): Promise<SessionAnswer> {
  const origin = originOnDevice(context);
  const contact = await useCode(services, request.otp_id, request.code, ['login']);
  const { player, isNew } = await playerOfPhone(services, contact, origin, context);
  return beginSession(services, player, origin, 'code', isNew);
}
