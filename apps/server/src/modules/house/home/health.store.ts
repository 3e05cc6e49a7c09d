import type { Health } from '@perya/contract/house/staff-calls/home';
import type pg from 'pg';

type Database = Omit<Health['database'], 'is_ready' | 'answered_ms'>;

/** A database that needs longer than this for one small write cannot serve players. */
const probeTimeoutMs = 2000;

export function createHealthStore(pool: pg.Pool) {
  return {
    /** How long one small write took; it fails where the database takes none. */
    async probe(): Promise<number> {
      const askedAt = performance.now();
      await pool.query({
        text: 'select platform.probe()',
        query_timeout: probeTimeoutMs,
      } as pg.QueryConfig);
      return performance.now() - askedAt;
    },

    async readDatabase(): Promise<Database> {
      const { rows } = await pool.query<{ size: bigint; used: number; max: number }>(
        `select pg_database_size(current_database()) as size,
           (select sum(numbackends)::int from pg_stat_database) as used,
           current_setting('max_connections')::int as max`,
      );
      const [row] = rows;
      return {
        size_bytes: row ? Number(row.size) : null,
        connections: row?.used ?? null,
        connections_max: row?.max ?? null,
      };
    },
  };
}

export type HealthStore = ReturnType<typeof createHealthStore>;
