import type { depositCalls } from '@perya/contract/payments/calls/payments';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import type { Ledger } from '../../ledger/index.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createDepositStore, depositIdOf } from './deposit.store.ts';
import { followDeposit, noteDeposit } from './follow-deposit.ts';
import { readDeposit } from './read-deposit.ts';
import type { DepositsServices } from './services.ts';
import { createSettlementStore } from './settlement.store.ts';
import { createSettlementQueue } from './settlement-queue.ts';
import { startDeposit } from './start-deposit.ts';

type Needed = 'pool' | 'kyc' | 'gateways' | 'giver' | 'rateLimiter' | 'metrics' | 'commitSignal';

export interface DepositsNeeds extends Pick<DepositsServices, Needed> {
  /** Money waits for nothing but money. */
  ledgerPool: pg.Pool;
  ledger: Pick<Ledger, 'ensurePartitions'>;
  settings: { publicUrls: readonly string[] };
}

export interface DepositsRoom extends Room<typeof depositCalls> {
  /** Asks how what the gateway spoke of stands, and does what follows. */
  note(gateway: string, reference: string): Promise<void>;
  /** Asks about those that are due; answers how many. */
  followDue(limit: number): Promise<number>;
}

/** Money that players pay in: begun, paid at a gateway, followed and settled. */
export function createDeposits(needs: DepositsNeeds): DepositsRoom {
  const { pool, ledgerPool, ledger, settings, ...given } = needs;
  const settlements = createSettlementStore(ledgerPool, ledger.ensurePartitions);
  const queue = createSettlementQueue(settlements);
  const deposits = createDepositStore(pool);
  const { publicUrls } = settings;
  const channels = createChannelStore(pool);
  const services = { ...given, pool, deposits, channels, settlements, queue, publicUrls };
  return {
    handlers: {
      startDeposit: (context, request) => startDeposit(services, context, request),
      readDeposit: (context, { id }) => readDeposit(services, context, BigInt(id)),
      cancelDeposit: (context, { id }) => cancelDeposit(services, context, BigInt(id)),
    },
    note: (gateway, reference) => noteDeposit(services, gateway, reference, depositIdOf(reference)),
    async followDue(limit) {
      const due = await deposits.takeDue(limit);
      await Promise.all(due.map((deposit) => followDeposit(services, deposit)));
      return due.length;
    },
    close: queue.close,
  };
}
