import type { AnswerOf } from '@perya/contract/call';
import type {
  cancelDeposit as cancelDepositCall,
  depositCalls,
  readDeposit as readDepositCall,
} from '@perya/contract/payments/calls/payments';
import type pg from 'pg';
import type { Buckets } from '../../../platform/database/buckets.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Room } from '../../../platform/room.ts';
import type { Ledger } from '../../ledger/index.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import { presentDeposit } from './deposit.present.ts';
import { createDepositStore, depositIdOf } from './deposit.store.ts';
import { followDeposit, noteDeposit } from './follow-deposit.ts';
import type { DepositsServices } from './services.ts';
import { createSettlementStore } from './settlement.store.ts';
import { createSettlementQueue } from './settlement-queue.ts';
import { startDeposit } from './start-deposit.ts';

/** One deposit of the player with its steps; another's is not found. [G-210] */
async function readDeposit(
  { deposits }: Pick<DepositsServices, 'deposits'>,
  { uid, language }: PlayerContext,
  id: bigint,
): Promise<AnswerOf<typeof readDepositCall>> {
  const detail = await deposits.readDetail(uid, id);
  if (!detail) throw new Refusal('NOT_FOUND');
  return presentDeposit(detail, language);
}

/**
 * Gives up a deposit that is not paid yet. The gateway is asked first, because the player may have paid
 * a moment ago; a payment that comes later still is credited all the same.
 */
async function cancelDeposit(
  services: DepositsServices,
  { uid }: PlayerContext,
  id: bigint,
): Promise<AnswerOf<typeof cancelDepositCall>> {
  const { deposits, metrics, commitSignal } = services;
  const deposit = await deposits.findOwn(uid, id);
  if (!deposit) throw new Refusal('NOT_FOUND');
  if (deposit.status === 'paying') await followDeposit(services, deposit);
  const status = await deposits.end(deposit, 'canceled', 'player', 'by-player');
  if (status !== 'canceled') throw new Refusal('DEPOSIT_SETTLED');
  if (deposit.status !== 'canceled') metrics.countDeposit('canceled');
  commitSignal.notify();
  return { status };
}

type Needed = 'pool' | 'kyc' | 'gateways' | 'giver' | 'rateLimiter' | 'metrics' | 'commitSignal';

export interface DepositsNeeds extends Pick<DepositsServices, Needed> {
  /** Money waits for nothing but money. */
  ledgerPool: pg.Pool;
  buckets: Buckets;
  ledger: Pick<Ledger, 'ensurePartitions'>;
  settings: { publicUrls: readonly string[] };
}

interface DepositsRoom extends Room<typeof depositCalls> {
  /** Asks how what the gateway spoke of stands, and does what follows. */
  note(gateway: string, reference: string): Promise<void>;
  /** Asks about those that are due; answers how many. */
  followDue(limit: number): Promise<number>;
}

/** Money that players pay in: begun, paid at a gateway, followed and settled. */
export function createDeposits(needs: DepositsNeeds): DepositsRoom {
  const { pool, ledgerPool, buckets, ledger, settings, ...given } = needs;
  const settlements = createSettlementStore(ledgerPool, ledger.ensurePartitions);
  const queue = createSettlementQueue(settlements, { bucketOf: buckets.of });
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
