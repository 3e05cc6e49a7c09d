import type { AnswerOf } from '@perya/contract/call';
import { manilaDayEnd } from '@perya/contract/manila-time';
import type { listCashbackTickets as call } from '@perya/contract/payments/calls/vouchers';
import { ticketDepositMin } from '@perya/contract/rules/cashback';
import { say } from '@perya/contract/text';
import { toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { ChannelStore, StoredChannel } from '../channels/channel.store.ts';
import { type CashbackGiver, type CashbackOffer, offerOf } from './giver.ts';
import { presentTerms } from './terms.present.ts';
import type { TicketStore } from './ticket.store.ts';

export interface CashbackServices {
  channels: Pick<ChannelStore, 'list'>;
  tickets: TicketStore;
  giver: CashbackGiver;
}

/** The end of the day in Manila of a moment, in unix seconds: tickets of a day end with it. [M-140 M-477] */
export function endOfManilaDay(moment: Date): number {
  return manilaDayEnd(moment).getTime() / 1000;
}

function ticketOf(channel: StoredChannel, offer: CashbackOffer, now: Date) {
  const { id, name } = channel;
  return {
    channel_id: id,
    channel_name: name,
    ...presentTerms(offer, [channel]),
    min_deposit: toPesos(ticketDepositMin),
    invalid_at: endOfManilaDay(now),
  };
}

/** Every ticket that the player has left today, by the channels of where they are, and what cashback has brought. [M-138 M-139 M-140 M-141] */
export async function listTickets(
  { channels, tickets, giver }: CashbackServices,
  { uid, brand, partner, language }: PlayerContext,
): Promise<AnswerOf<typeof call>> {
  const { now, total, today } = await giver.broughtTo(uid);
  const used = await tickets.usedToday(uid);
  const listed = await channels.list('deposit', { brand, partner });
  const offers = await giver.offersTo(uid);
  const offered = listed.flatMap((channel) => {
    const offer = offerOf(offers, channel);
    return offer ? [{ channel, offer }] : [];
  });
  return {
    tickets: offered.flatMap(({ channel, offer }) => {
      const count = Math.max(0, channel.cashbackTickets - (used.get(channel.id) ?? 0));
      return Array.from({ length: count }, () => ticketOf(channel, offer, now));
    }),
    offers: [...Map.groupBy(offered, ({ offer }) => offer)].map(([offer, counted]) => ({
      ...presentTerms(
        offer,
        counted.map(({ channel }) => channel),
      ),
      name: say(offer.name, language),
      terms: say(offer.terms, language),
      channel_names: counted.map(({ channel }) => channel.name),
    })),
    total: toPesos(total),
    today: toPesos(today),
    now: seconds(now),
  };
}
