import type { Health, HouseProcess } from '@perya/contract/house/staff-calls/home';
import type pg from 'pg';
import { listLags } from '../../../platform/events/log.store.ts';
import type { OutboxStore } from '../../../platform/outbox/outbox.store.ts';
import type { ProcessStore, SeenProcess } from '../../../platform/processes/process.store.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { HealthStore } from './health.store.ts';

export interface HealthNeeds {
  pool: pg.Pool;
  store: HealthStore;
  processes: Pick<ProcessStore, 'list'>;
  outbox: Pick<OutboxStore, 'depth'>;
}

/** Three heartbeats. */
const aliveSeconds = 15;

const sizeOf = (bytes: bigint | null) => (bytes === null ? null : Number(bytes));

const presentProcess = (seen: SeenProcess): HouseProcess => ({
  name: `${seen.host} ${seen.pid}`,
  version: seen.version,
  started_at: seconds(seen.startedAt),
  seen_at: seconds(seen.seenAt),
  is_alive: seen.silentSeconds < aliveSeconds,
  clock_ahead_ms: seen.clockAheadMs,
  degraded: [...seen.degraded],
  disk_free: sizeOf(seen.diskFree),
  disk_size: sizeOf(seen.diskSize),
});

const unknownDatabase = { size_bytes: null, connections: null, connections_max: null };

/** How the house is. A part that cannot be read is shown as such and keeps no other from being shown. */
export async function readHealth({ pool, store, processes, outbox }: HealthNeeds): Promise<Health> {
  const none =
    <Nothing>(nothing: Nothing) =>
    () =>
      nothing;
  const [answeredMs, database, seen, lags, depth] = await Promise.all([
    store.probe().catch(none(null)),
    store.readDatabase().catch(none(unknownDatabase)),
    processes.list().catch(none<SeenProcess[]>([])),
    listLags(pool).catch(none([])),
    outbox.depth().catch(none({ waiting: 0, oldestSeconds: 0, dead: 0 })),
  ]);
  return {
    database: { is_ready: answeredMs !== null, answered_ms: answeredMs ?? 0, ...database },
    processes: seen.map(presentProcess),
    readers: lags
      .map(({ reader, behind }) => ({ name: reader, behind: Number(behind) }))
      .toSorted((a, b) => b.behind - a.behind || a.name.localeCompare(b.name)),
    outbox: { waiting: depth.waiting, oldest_seconds: depth.oldestSeconds, dead: depth.dead },
    looked_at: Math.floor(Date.now() / 1000),
  };
}
