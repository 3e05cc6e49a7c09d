import type { AnswerOf } from '@perya/contract/call';
import type { listCashbackTickets as call } from '@perya/contract/calls/vouchers';
import { cashback } from '@perya/contract/rules/cashback';
import { manilaDayEnd } from '@perya/contract/rules/time-flag';
import { toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { ChannelStore, StoredChannel } from '../channels/channel.store.ts';
import type { TicketStore } from './ticket.store.ts';

export interface CashbackServices {
  channels: Pick<ChannelStore, 'list'>;
  tickets: TicketStore;
}

/** The end of the day in Manila of a moment, in unix seconds: tickets of a day end with it. [M-140 M-477] */
export function endOfManilaDay(moment: Date): number {
  return manilaDayEnd(moment).getTime() / 1000;
}

function ticketOf({ id, name }: StoredChannel, now: Date) {
  return {
    channel_id: id,
    channel_name: name,
    percent: cashback.percent,
    max_bonus: toPesos(cashback.max),
    min_deposit: toPesos(cashback.ticketAmountMin),
    invalid_at: endOfManilaDay(now),
  };
}

/** Every ticket that the player has left today, by channel, and what cashback has brought. [M-138 M-139 M-140 M-141] */
export async function listTickets(
  { channels, tickets }: CashbackServices,
  { uid, brand }: PlayerContext,
): Promise<AnswerOf<typeof call>> {
  const { now, total, today } = await tickets.sums(uid);
  const used = await tickets.usedToday(uid);
  const listed = await channels.list('deposit', { brand, partner: 'web' });
  const left = listed.flatMap((channel) => {
    const count = Math.max(0, channel.cashbackTickets - (used.get(channel.id) ?? 0));
    return Array.from({ length: count }, () => ticketOf(channel, now));
  });
  return {
    tickets: left,
    total: toPesos(total),
    today: toPesos(today),
    now: Math.floor(now.getTime() / 1000),
  };
}
