import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { PublicContext } from '../../../platform/http/context.ts';
import { requirePlayer } from '../account/require-player.ts';
import { phoneOf } from '../codes/contact.ts';
import type { IdentityServices } from '../services.ts';
import { beginSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';
import type { Registration } from './ensure-player.ts';
import { registerPhone } from './login-by-code.ts';

/** The player of a phone that somebody else has verified, registered if there is none. */
export async function playerOfPhone(
  services: IdentityServices,
  context: PublicContext,
  contact: string,
): Promise<Registration> {
  const { countryCode, phone } = phoneOf(contact);
  const known = await services.players.findByPhone(countryCode, phone);
  if (known) return { uid: known.uid, isNew: false };
  return registerPhone(services, context, originOnDevice(context), contact, null);
}

/** Opens a session by a partner's word, inside its app or on the web. A player with an authenticator app shows its code as on any new device. */
export async function loginByPartner(
  services: IdentityServices,
  context: PublicContext,
  { uid, isNew }: Registration,
  partner: ChannelPartner,
): Promise<SessionAnswer> {
  const player = await requirePlayer(services, uid);
  const origin = { ...originOnDevice(context), partner };
  return beginSession(services, context, player, origin, 'partner', isNew);
}
