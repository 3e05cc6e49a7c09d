import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import type { Buckets } from '../../platform/database/buckets.ts';
import { createSettlementStore } from './deposits/settlement.store.ts';
import { createSettlementQueue } from './deposits/settlement-queue.ts';
import { createReserveQueue } from './withdrawals/reserve.store.ts';

/** The two queues that money goes through, alone: what the bench measures, without HTTP and a gateway. */
export function createMoneyQueues(pool: pg.Pool, buckets: Buckets, statuses: readonly KycStatus[]) {
  const noMonths = async () => {};
  return {
    settlements: createSettlementQueue(createSettlementStore(pool, noMonths), {
      bucketOf: buckets.of,
    }),
    reserves: createReserveQueue(pool, statuses, { bucketOf: buckets.of }),
  };
}
