import type { cashbackCalls } from '@perya/contract/calls/vouchers';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import { listTickets } from './list-tickets.ts';
import { createTicketStore } from './ticket.store.ts';

/** The bonus that comes with a deposit, by tickets of the day. It is credited with the deposit itself, by `payments.settle`. */
export function createCashback({ pool }: { pool: pg.Pool }): Room<typeof cashbackCalls> {
  const services = { channels: createChannelStore(pool), tickets: createTicketStore(pool) };
  return { handlers: { listCashbackTickets: (context) => listTickets(services, context) } };
}
