import { tablesThat } from './places.ts';

/** What lies on several nodes, and how; tables and functions with their schema. */
export interface SpreadPlan {
  /** They have a bucket and lie by it, beside the wallets. */
  byBucket: readonly string[];
  /** The same on every node. */
  everywhere: readonly string[];
  /** Those that take the bucket first run where it lies. */
  functions: readonly string[];
}

/** What every other table lies beside. */
export const firstTable = 'ledger.wallet';

/** What may lie on several nodes by now; docs/scaling.md says what keeps the others on the coordinator. */
export const productPlan: SpreadPlan = {
  byBucket: tablesThat('byBucket'),
  everywhere: tablesThat('everywhere'),
  functions: [
    ...['ledger', 'points'].flatMap((schema) =>
      ['post', 'try_lock_wallets', 'lock_wallet', 'hold_wallet', 'open_test_wallet', 'waive'].map(
        (name) => `${schema}.${name}`,
      ),
    ),
    // What a batch of bets does with its bucket alone.
    ...['take_nonces', 'take_slices', 'add_to_slices'].map((name) => `games.${name}`),
    'limits.count_day',
  ],
};

/** A shard for each bucket lets each be moved alone; more than this are more tables than they are worth. */
const shardsMax = 64;

export const shardsFor = (buckets: number): number => Math.min(buckets, shardsMax);
