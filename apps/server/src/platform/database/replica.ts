import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import { repeat } from '../repeat.ts';

/** Replays what the primary writes, usually milliseconds later. Reads go to it; nothing is written there. */
interface Replica {
  /** Its rows, or null where they are to come from the primary. */
  read<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[],
  ): Promise<pg.QueryResult<Row> | null>;
  register(registry: Registry): void;
}

export interface ReplicaOptions {
  primary: pg.Pool;
  replica: pg.Pool;
  /** Further behind, nothing is read from it. */
  lagMaxSeconds: number;
  onChange(message: string): void;
}

const lookEveryMs = 1000;
/** A read waits for so long for what was committed before it; then it goes to the primary. */
const passWaitMs = 250;
const passEveryMs = 5;

const replicas = new WeakMap<pg.Pool, Replica>();

async function writtenUpTo(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
  return rows[0]?.lsn ?? '0/0';
}

interface Standing {
  hasPassed: boolean;
  lagSeconds: number;
}

/** How the replica stands to a place in the log of the primary. */
async function standingOf(replica: pg.Pool, lsn: string): Promise<Standing> {
  const { rows } = await replica.query<Standing>(
    `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_passed,
       coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 0)::float8 as lag_seconds`,
    [lsn],
  );
  return rows[0] ?? { hasPassed: false, lagSeconds: Number.POSITIVE_INFINITY };
}

function createReplica({ primary, replica, lagMaxSeconds, onChange }: ReplicaOptions) {
  let isUsed = false;
  let lagSeconds = Number.NaN;
  const reads = new Counter({
    name: 'perya_replica_reads_total',
    help: 'Reads of staff that may go to the replica, by where they went.',
    labelNames: ['from'],
    registers: [],
  });

  function use(next: boolean, why: string): void {
    if (next === isUsed) return;
    isUsed = next;
    onChange(next ? 'the replica is read' : `the replica is not read: ${why}`);
  }

  const watch = repeat({
    everyMs: lookEveryMs,
    async act() {
      const { hasPassed, lagSeconds: behind } = await standingOf(
        replica,
        await writtenUpTo(primary),
      );
      // Where nothing is written, the last that was replayed grows old and the replica is not behind.
      lagSeconds = hasPassed ? 0 : behind;
      use(lagSeconds <= lagMaxSeconds, `it is ${lagSeconds.toFixed(0)} s behind`);
      return undefined;
    },
    onError(error) {
      lagSeconds = Number.NaN;
      use(false, (error as Error).message);
    },
  });

  /** Whoever reads sees at least what was committed when they asked: also what they have just decided elsewhere. */
  async function hasPassedNow(): Promise<boolean> {
    const lsn = await writtenUpTo(primary);
    const giveUpAt = performance.now() + passWaitMs;
    while (!(await standingOf(replica, lsn)).hasPassed) {
      if (performance.now() > giveUpAt) return false;
      await delay(passEveryMs);
    }
    return true;
  }

  const made: Replica = {
    async read(text, values) {
      try {
        if (isUsed && (await hasPassedNow())) {
          const result = await replica.query(text, values);
          reads.inc({ from: 'replica' });
          return result;
        }
      } catch {
        // A read that the replica broke off, to go on replaying, is as good on the primary.
      }
      reads.inc({ from: 'primary' });
      return null;
    },
    register(registry) {
      registry.registerMetric(reads);
      new Gauge({
        name: 'perya_replica_lag_seconds',
        help: 'How far the replica is behind; not a number where it does not answer.',
        registers: [registry],
        collect() {
          this.set(lagSeconds);
        },
      });
    },
  };
  return { ...made, stop: () => watch.stop() };
}

/** From now on, what may be read a little aside of the pool's database is read from its replica. */
export function attachReplica(options: ReplicaOptions): { stop(): Promise<void> } {
  const replica = createReplica(options);
  replicas.set(options.primary, replica);
  return {
    async stop() {
      replicas.delete(options.primary);
      await replica.stop();
    },
  };
}

/** Reads from the replica of the pool's database, where it has one that is up to date, and else from the pool. */
export async function readAside<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Row>> {
  const aside = await replicas.get(pool)?.read<Row>(text, values);
  return aside ?? pool.query<Row>(text, values);
}

export const registerReplica = (registry: Registry, pool: pg.Pool): void =>
  replicas.get(pool)?.register(registry);
