import { availableParallelism } from 'node:os';
import { type BatchOptions, createBatches } from '../../../platform/database/micro-batches.ts';
import type { Settlement, SettlementStore, SettleOutcome } from './settlement.store.ts';

/** PostgreSQL and the gateways need the other half of the cores. */
const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
const defaults: BatchOptions = { name: 'deposits', lanes, batchMax: 128, waitingMax: 10_000 };

/** Gathers payments into micro-batches for `payments.settle`, which takes one of a player at a time. */
export function createSettlementQueue(
  { settle }: Pick<SettlementStore, 'settle'>,
  options?: Partial<BatchOptions>,
) {
  return createBatches<Settlement, SettleOutcome>(
    settle,
    { ...defaults, ...options },
    ({ uid }) => String(uid),
    (outcome) => outcome === 'BUSY',
  );
}

export type SettlementQueue = ReturnType<typeof createSettlementQueue>;
