import type pg from 'pg';

export interface ProcessFacts {
  id: string;
  host: string;
  pid: number;
  version: string;
  /** How long it has been running. */
  upSeconds: number;
  diskFree: bigint | null;
  diskSize: bigint | null;
}

export interface SeenProcess extends Omit<ProcessFacts, 'upSeconds'> {
  startedAt: Date;
  seenAt: Date;
  /** Since it was seen, by the database's clock. */
  silentSeconds: number;
  clockAheadMs: number;
}

/** One that ended without a word is shown for this long. */
const rememberedMinutes = 60;

export function createProcessStore(pool: pg.Pool) {
  return {
    /** Says that the process lives; `wallMs` is its own clock at the moment of asking. */
    async see(facts: ProcessFacts, wallMs: number): Promise<void> {
      await pool.query({
        name: 'process-see',
        text: `insert into platform.process as p (id, host, pid, version, started_at, seen_at,
                 disk_free, disk_size, clock_ahead_ms)
               values ($1, $2, $3, $4, clock_timestamp() - make_interval(secs => $5), clock_timestamp(),
                 $6, $7, least(2147483647, greatest(-2147483648,
                   extract(epoch from clock_timestamp()) * 1000 - $8::bigint))::integer)
               on conflict (id) do update set seen_at = excluded.seen_at, disk_free = excluded.disk_free,
                 disk_size = excluded.disk_size, clock_ahead_ms = excluded.clock_ahead_ms`,
        values: [
          facts.id,
          facts.host,
          facts.pid,
          facts.version,
          facts.upSeconds,
          facts.diskFree,
          facts.diskSize,
          Math.round(wallMs),
        ],
      });
    },

    /** One that ends says so, and is not missed. */
    async leave(id: string): Promise<void> {
      await pool.query('delete from platform.process where id = $1', [id]);
    },

    async forget(): Promise<void> {
      await pool.query(
        `delete from platform.process where seen_at < clock_timestamp() - make_interval(mins => $1)`,
        [rememberedMinutes],
      );
    },

    async list(): Promise<SeenProcess[]> {
      const { rows } = await pool.query<SeenProcess>(
        `select id, host, pid, version, started_at as "startedAt", seen_at as "seenAt",
           extract(epoch from clock_timestamp() - seen_at)::float8 as "silentSeconds",
           disk_free as "diskFree", disk_size as "diskSize", clock_ahead_ms as "clockAheadMs"
         from platform.process order by started_at, id`,
      );
      return rows;
    },
  };
}

export type ProcessStore = ReturnType<typeof createProcessStore>;
