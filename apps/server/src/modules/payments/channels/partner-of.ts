import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** Inside whose app the session was opened: its word counts, and a request that says otherwise is refused. [M-325 M-332 M-335] */
export function partnerOf(
  { partner }: PlayerContext,
  said: ChannelPartner | undefined,
): ChannelPartner {
  if (said !== undefined && said !== partner) throw new Refusal('PARTNER_DIFFERS');
  return partner;
}
