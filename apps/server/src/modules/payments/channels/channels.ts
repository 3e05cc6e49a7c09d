import type { channelCalls } from '@perya/contract/calls/payments';
import type pg from 'pg';
import { createTicketStore } from '../cashback/ticket.store.ts';
import type { Room } from '../room.ts';
import { createChannelStore, type NewChannel } from './channel.store.ts';
import { listChannels } from './list-channels.ts';

export interface ChannelsRoom extends Room<typeof channelCalls> {
  /** Adds those that are missing; what an operator has changed since stays. */
  addMissing(channels: readonly NewChannel[]): Promise<void>;
}

/** The ways to pay in and out, which are data: by brand and partner, with hours, order and state. */
export function createChannels({ pool }: { pool: pg.Pool }): ChannelsRoom {
  const channels = createChannelStore(pool);
  const services = { channels, tickets: createTicketStore(pool) };
  return {
    handlers: {
      listChannels: (context, request) => listChannels(services, context, request),
    },
    addMissing: channels.addMissing,
  };
}
