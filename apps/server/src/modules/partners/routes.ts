import type { partnerLinksCalls } from '@perya/contract/partners/calls/links';
import type { partnersCalls } from '@perya/contract/partners/calls/login';
import type { staffPartnersCalls } from '@perya/contract/partners/staff-calls/channels';
import type { staffPartnerLinksCalls } from '@perya/contract/partners/staff-calls/links';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { listChannels } from './desk/list-channels.ts';
import { switchChannel } from './desk/switch-channel.ts';
import { enter } from './entry/enter.ts';
import { allow, unlink, unlinkForPlayer } from './links/change-link.ts';
import { listLinks } from './links/list-links.ts';
import type { PartnersServices } from './services.ts';

export type PartnersCalls = typeof partnersCalls &
  typeof partnerLinksCalls &
  typeof staffPartnersCalls &
  typeof staffPartnerLinksCalls;

export function partnersRoutes(services: PartnersServices): Handlers<PartnersCalls> {
  return {
    loginFromWalletApp: (context, { token }) =>
      enter(services, context, { channel: 'ewallet', token, purpose: 'app' }),
    loginFromSecondMini: (context, { session_id: token }) =>
      enter(services, context, { channel: 'maya', token, purpose: 'app' }),
    loginFromShoppingApp: (context, { code: token, purpose }) =>
      enter(services, context, { channel: 'lazada', token, purpose }),
    ...bindVerbs(services, {
      listPartnerChannels: listChannels,
      unlinkPartner: unlink,
      allowPartner: allow,
      unlinkPlayerPartner: unlinkForPlayer,
      switchPartnerChannel: switchChannel,
    }),
    listPartnerLinks: ({ uid }) => listLinks(services, uid),
    listPlayerPartners: (_context, { uid }) => listLinks(services, BigInt(uid)),
  };
}
