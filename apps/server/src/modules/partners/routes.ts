import type { partnersCalls } from '@perya/contract/calls/partners/login';
import type { staffPartnersCalls } from '@perya/contract/staff/calls/partners/channels';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { PartnersServices } from './dependencies.ts';
import { listChannels } from './desk/list-channels.ts';
import { switchChannel } from './desk/switch-channel.ts';
import { enter } from './entry/enter.ts';

export function partnersRoutes(
  services: PartnersServices,
): Handlers<typeof partnersCalls & typeof staffPartnersCalls> {
  return {
    loginFromWalletApp: (context, { token }) =>
      enter(services, context, { channel: 'ewallet', token, purpose: 'app' }),
    loginFromSecondMini: (context, { session_id: token }) =>
      enter(services, context, { channel: 'maya', token, purpose: 'app' }),
    loginFromShoppingApp: (context, { code: token, purpose }) =>
      enter(services, context, { channel: 'lazada', token, purpose }),
    listPartnerChannels: () => listChannels(services),
    switchPartnerChannel: (context, wanted) => switchChannel(services, context, wanted),
  };
}
