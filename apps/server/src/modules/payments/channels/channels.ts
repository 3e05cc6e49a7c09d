import type { channelCalls } from '@perya/contract/payments/calls/payments';
import { voucherChannelId } from '@perya/contract/rules/payment-channels';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { Content } from '../../content/index.ts';
import type { CashbackGiver } from '../cashback/giver.ts';
import { createTicketStore } from '../cashback/ticket.store.ts';
import { createChannelStore, type NewChannel, type StoredChannel } from './channel.store.ts';
import { isServed } from './is-served.ts';
import { listChannels } from './list-channels.ts';
import { writeLimits } from './write-limits.ts';

export interface ChannelsRoom extends Room<typeof channelCalls> {
  /** Adds those that are missing; what an operator has changed since stays. */
  addMissing(channels: readonly NewChannel[]): Promise<void>;
  /** Those that are open and whose gateway moves money; vouchers are none of them. */
  listUsable(): Promise<StoredChannel[]>;
}

export interface ChannelsNeeds {
  pool: pg.Pool;
  content: Pick<Content, 'alsoWrite'>;
  gateways: Gateways;
  giver: CashbackGiver;
}

/** The ways to pay in and out, which are data: by brand and partner, with hours, order and state. */
export function createChannels({ pool, content, gateways, giver }: ChannelsNeeds): ChannelsRoom {
  const channels = createChannelStore(pool);
  // Help speaks of the limits that hold, and never of others. [G-289]
  content.alsoWrite('deposit-limits', (...place) => writeLimits(channels, 'deposit', ...place));
  content.alsoWrite('withdraw-limits', (...place) => writeLimits(channels, 'withdraw', ...place));
  const services = { channels, tickets: createTicketStore(pool), giver, gateways };
  return {
    handlers: {
      listChannels: (context, request) => listChannels(services, context, request),
    },
    addMissing: channels.addMissing,
    listUsable: async () =>
      (await channels.listOpen()).filter(
        (channel) => channel.id !== voucherChannelId && isServed(gateways, channel),
      ),
  };
}
