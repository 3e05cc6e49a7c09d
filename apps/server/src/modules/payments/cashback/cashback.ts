import type { cashbackCalls } from '@perya/contract/payments/calls/vouchers';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import type { CashbackGiver } from './giver.ts';
import { listTickets } from './list-tickets.ts';
import { createTicketStore } from './ticket.store.ts';

interface CashbackNeeds {
  pool: pg.Pool;
  giver: CashbackGiver;
}

/** The tickets of the day by which a deposit brings a bonus. What it brings, and the bonus itself, are a promotion's. */
export function createCashback({ pool, giver }: CashbackNeeds): Room<typeof cashbackCalls> {
  const services = { channels: createChannelStore(pool), tickets: createTicketStore(pool), giver };
  return { handlers: { listCashbackTickets: (context) => listTickets(services, context) } };
}
