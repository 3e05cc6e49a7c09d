import { readBuckets } from '../../platform/database/buckets.ts';
import { createPool } from '../../platform/database/pool.ts';
import type { TestDatabase } from '../test-database.ts';
import type { Citus } from './start-citus.ts';

/** An installation on several nodes as a database that test servers start on; its nodes are stopped by the suite. */
export function citusDatabase({ coordinator }: Citus): TestDatabase {
  const url = coordinator.url('perya_app');
  const ownerUrl = coordinator.url();
  const pool = createPool(url);
  const owner = createPool(ownerUrl, { max: 4 });
  return {
    url,
    pool,
    ownerUrl,
    owner,
    buckets: () => readBuckets(owner),
    drop: async () => void (await Promise.all([pool.end(), owner.end()])),
  };
}
