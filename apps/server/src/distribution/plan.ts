/** What lies on several nodes, and how. */
export interface SpreadPlan {
  /** Their tables that have a bucket lie by it, beside the wallets. */
  schemas: readonly string[];
  /** The same on every node. */
  everywhere: readonly string[];
  /** Those that take the bucket first run where it lies. */
  functions: readonly string[];
}

/** What every other table lies beside. */
export const firstTable = 'ledger.wallet';

/** What may lie on several nodes by now; docs/scaling.md says what keeps the others on the coordinator. */
export const booksPlan: SpreadPlan = {
  schemas: ['ledger', 'points'],
  everywhere: ['ledger.month_seal', 'points.month_seal'],
  functions: ['post', 'try_lock_wallets'],
};

/** A shard for each bucket lets each be moved alone; more than this are more tables than they are worth. */
const shardsMax = 64;

export const shardsFor = (buckets: number): number => Math.min(buckets, shardsMax);
