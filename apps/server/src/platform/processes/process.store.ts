import type { DegradedPart } from '@perya/contract/house/staff-calls/home';
import type pg from 'pg';
import { byMoment, byText } from '../lists/key.ts';
import { createList } from '../lists/list.ts';
import { type TimeRange, withinTime } from '../lists/ranges.ts';

export interface ProcessFacts {
  id: string;
  host: string;
  pid: number;
  version: string;
  /** How long it has been running. */
  upSeconds: number;
  diskFree: bigint | null;
  diskSize: bigint | null;
  degraded: readonly DegradedPart[];
}

export interface SeenProcess extends Omit<ProcessFacts, 'upSeconds'> {
  startedAt: Date;
  seenAt: Date;
  /** Since it was seen, by the database's clock. */
  silentSeconds: number;
  clockAheadMs: number;
}

/** One that ended without a word, as it was last seen. */
export interface LostProcess extends Pick<ProcessFacts, 'host' | 'pid' | 'version'> {
  startedAt: Date;
  seenAt: Date;
  /** When the next process of the house started; null while none has. */
  replacedAt: Date | null;
}

/** Twelve heartbeats: whoever is silent for longer has ended, or cannot reach the database. */
const lostSeconds = 60;

const lostColumns = `host, pid, version, started_at, seen_at, replaced_at`;

/** Silent for too long, and not written down yet. */
const isLost = `p.seen_at < clock_timestamp() - interval '${lostSeconds} s' and not exists (
  select from platform.lost_process l where l.id = p.id and l.seen_at = p.seen_at)`;

/** One that ended without a word is shown for this long. */
const rememberedMinutes = 60;

/** Processes that say they live. */
const living = (pool: pg.Pool) => ({
  /** Says that the process lives; `wallMs` is its own clock at the moment of asking. */
  async see(facts: ProcessFacts, wallMs: number): Promise<void> {
    await pool.query({
      name: 'process-see',
      text: `insert into platform.process as p (id, host, pid, version, started_at, seen_at,
               disk_free, disk_size, clock_ahead_ms, degraded)
             values ($1, $2, $3, $4, clock_timestamp() - make_interval(secs => $5), clock_timestamp(),
               $6, $7, least(2147483647, greatest(-2147483648,
                 extract(epoch from clock_timestamp()) * 1000 - $8::bigint))::integer, $9)
             on conflict (id) do update set seen_at = excluded.seen_at, disk_free = excluded.disk_free,
               disk_size = excluded.disk_size, clock_ahead_ms = excluded.clock_ahead_ms,
               degraded = excluded.degraded`,
      values: [
        facts.id,
        facts.host,
        facts.pid,
        facts.version,
        facts.upSeconds,
        facts.diskFree,
        facts.diskSize,
        Math.round(wallMs),
        facts.degraded,
      ],
    });
  },

  /** One that starts stands in for those that were lost. */
  async replaceLost(upSeconds: number): Promise<void> {
    await pool.query('select platform.replace_lost($1)', [upSeconds]);
  },

  /** One that ends says so, and is not missed. */
  async leave(id: string): Promise<void> {
    await pool.query('delete from platform.process where id = $1', [id]);
  },

  /** Forgets what was written down before: after a night without any process, the next one still does. */
  async forget(): Promise<void> {
    await pool.query(
      `delete from platform.process p where seen_at < clock_timestamp() - make_interval(mins => $1)
         and exists (select from platform.lost_process l where l.id = p.id and l.seen_at = p.seen_at)`,
      [rememberedMinutes],
    );
  },

  async list(): Promise<SeenProcess[]> {
    const { rows } = await pool.query<SeenProcess>(
      `select id, host, pid, version, started_at, seen_at,
         extract(epoch from clock_timestamp() - seen_at)::float8 as silent_seconds,
         disk_free, disk_size, clock_ahead_ms, degraded
       from platform.process order by started_at, id`,
    );
    return rows;
  },
});

/** Those that fell silent. */
const losing = (pool: pg.Pool) => ({
  async hasLost(): Promise<boolean> {
    const { rowCount } = await pool.query(`select from platform.process p where ${isLost} limit 1`);
    return rowCount !== 0;
  },

  /** Writes down who was lost; each once, whichever process looks first. */
  async noteLost(client: pg.PoolClient): Promise<LostProcess[]> {
    const { rows } = await client.query<LostProcess>(
      `insert into platform.lost_process (id, host, pid, version, started_at, seen_at, replaced_at)
       select p.id, p.host, p.pid, p.version, p.started_at, p.seen_at,
         (select min(n.started_at) from platform.process n where n.started_at > p.seen_at)
       from platform.process p
       where ${isLost} on conflict do nothing returning ${lostColumns}`,
    );
    return rows;
  },

  /** All that were, a page and one more. */
  readLost: createList<LostProcess, TimeRange>(pool, {
    columns: lostColumns,
    from: 'platform.lost_process l',
    key: [byMoment('l.seen_at'), byText('l.id::text')],
    where: (range, asked) => withinTime(asked, 'l.seen_at', range),
  }).read,

  async listLost(hours: number): Promise<LostProcess[]> {
    const { rows } = await pool.query<LostProcess>(
      `select ${lostColumns} from platform.lost_process
       where noted_at > clock_timestamp() - make_interval(hours => $1) order by seen_at desc limit 100`,
      [hours],
    );
    return rows;
  },
});

export function createProcessStore(pool: pg.Pool) {
  return {
    ...living(pool),
    ...losing(pool),
  };
}

export type ProcessStore = ReturnType<typeof createProcessStore>;
