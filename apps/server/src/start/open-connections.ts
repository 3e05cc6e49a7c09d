import type pg from 'pg';
import { openDatabase } from '../open-database.ts';
import { print } from '../platform/announce.ts';
import { createPool } from '../platform/database/pool.ts';
import { attachReplica } from '../platform/database/replica.ts';
import { connectSharedCounts } from '../platform/redis/shared-counts.ts';
import type { Settings } from '../settings.ts';
import type { OnStop } from './stops.ts';

/** A replica may be away when the server starts: the primary serves until it is there. */
function followReplica(primary: pg.Pool, { replica, pools }: Settings, onStop: OnStop): void {
  if (!replica) return;
  const pool = createPool(replica.url, {
    max: pools.requests,
    applicationName: 'perya-replica',
    answerTimeoutMs: 30_000,
  });
  onStop(() => pool.end());
  const { lagMaxSeconds } = replica;
  const onChange = (message: string) => print(`  ${message}`);
  onStop(attachReplica({ primary, replica: pool, lagMaxSeconds, onChange }).stop);
}

/** The database, and connections to it by what they are for. */
export async function openConnections(settings: Settings, onStop: OnStop) {
  const { pools, databaseDirectUrl } = settings;
  const isPooled = databaseDirectUrl !== null;
  const database = await openDatabase(settings);
  onStop(database.stop);
  const pool = createPool(database.url, {
    max: pools.requests,
    answerTimeoutMs: 30_000,
    isPooled,
  });
  onStop(() => pool.end());
  followReplica(pool, settings, onStop);
  const sharedCounts = settings.redisUrl ? await connectSharedCounts(settings.redisUrl) : null;
  onStop(async () => sharedCounts?.close());
  const ledgerPool = createPool(database.url, {
    max: pools.ledger,
    applicationName: 'perya-ledger',
    // A provider has given up by then, and repeats.
    answerTimeoutMs: 8000,
    lockTimeoutMs: 2000,
    isPooled,
  });
  onStop(() => ledgerPool.end());
  // Apart from requests: readers of a busy log are always at work.
  const readersPool = createPool(database.url, {
    max: pools.readers,
    applicationName: 'perya-readers',
    answerTimeoutMs: 30_000,
    isPooled,
  });
  onStop(() => readersPool.end());
  // One connection listens all the time; an answer that does not come breaks it.
  const livePool = createPool(database.directUrl, {
    max: 1,
    applicationName: 'perya-live',
    answerTimeoutMs: 5000,
  });
  onStop(() => livePool.end());
  return { database, pool, sharedCounts, ledgerPool, readersPool, livePool };
}
