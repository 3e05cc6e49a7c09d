import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { Partner } from '../session/partner.ts';

/** Whose channels a player sees: inside two of the partners' apps their own alone. [M-127 M-325 M-332] */
export function channelPartnerOf(partner: Partner | null): ChannelPartner {
  return partner === 'maya' || partner === 'lazada' ? partner : 'web';
}
