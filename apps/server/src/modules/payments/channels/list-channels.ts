import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listChannels as call } from '@perya/contract/payments/calls/payments';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import { type CashbackGiver, offerOf } from '../cashback/giver.ts';
import type { TicketStore } from '../cashback/ticket.store.ts';
import { presentChannel } from './channel.present.ts';
import type { ChannelStore } from './channel.store.ts';
import { isServed } from './is-served.ts';
import { partnerOf } from './partner-of.ts';

export interface ChannelsServices {
  channels: ChannelStore;
  tickets: TicketStore;
  giver: CashbackGiver;
  gateways: Gateways;
}

/** The channels of one place, closed ones too; inside a partner's app only the partner's. [M-325 M-332 M-335 M-372] */
export async function listChannels(
  { channels, tickets, giver, gateways }: ChannelsServices,
  context: PlayerContext,
  { mode, partner: said }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { uid, brand, language } = context;
  const partner = partnerOf(context, said);
  const listed = await channels.list(mode === '1' ? 'deposit' : 'withdraw', { brand, partner });
  // Nothing comes on top of what is paid out.
  const offers = mode === '1' ? await giver.offersTo(uid) : [];
  const used = await tickets.usedToday(uid);
  const moment = new Date();
  return listed.map((channel) =>
    presentChannel({
      channel,
      offer: offerOf(offers, channel),
      ticketsUsed: used.get(channel.id) ?? 0,
      isServed: isServed(gateways, channel),
      moment,
      language,
    }),
  );
}
