import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import type { UidRange } from '../invariants.store.ts';
import type { LedgerSchema } from '../ledger.store.ts';

/** How a player stood at the end of a month, as it was sealed. */
export interface SealedPlayer {
  uid: bigint;
  bucket: number;
  balance: bigint;
  turnover: bigint;
  lastId: bigint;
  postings: bigint;
  entries: bigint;
  digest: Buffer;
}

/** One posting with its legs, written as it is sealed. */
export interface MonthLine {
  uid: bigint;
  line: string;
}

const dateOf = (parameter: string) => `to_date(${parameter}, 'YYYY-MM')`;

export function createArchiveStore(pool: pg.Pool, schema: LedgerSchema) {
  return {
    /** The next so many players of a sealed month. */
    async listPlayers(month: string, after: bigint, limit: number): Promise<SealedPlayer[]> {
      const { rows } = await pool.query<SealedPlayer>(
        `select uid, bucket, balance, turnover, last_id, postings, entries, digest from ${schema}.sealed_player
         where month = ${dateOf('$1')} and uid > $2 order by uid limit $3`,
        [month, after, limit],
      );
      return rows;
    },

    /** What was posted in a month for the players of a range, by player and in the order of time. */
    listLines(month: string, { bucket, after, upTo }: UidRange): Promise<MonthLine[]> {
      return inSnapshot(pool, async (client) => {
        await client.query('set local statement_timeout = 0');
        const { rows } = await client.query<MonthLine>({
          ...longQuery,
          text: `select uid, line from ${schema}.month_lines(${dateOf('$1')}, $2, $3, $4)
            order by uid, created_at, posting_id`,
          values: [month, bucket, after, upTo],
        });
        return rows;
      });
    },

    /** Notes a copy that was written whole; what was read back of another one no longer counts. */
    async noteExport(client: pg.ClientBase, month: string, bytes: number, manifestHash: Buffer) {
      await client.query(
        `insert into ${schema}.month_archive as a (month, bytes, manifest_hash, exported_at)
         values (${dateOf('$1')}, $2, $3, platform.clock())
         on conflict (month) do update set bytes = excluded.bytes, manifest_hash = excluded.manifest_hash,
           exported_at = excluded.exported_at, verified_at = null, is_sound = null
         where a.manifest_hash <> excluded.manifest_hash`,
        [month, bytes, manifestHash],
      );
    },

    async noteVerified(client: pg.ClientBase, month: string, isSound: boolean): Promise<void> {
      // The clock is asked before: on several nodes no change calls what answers differently each time.
      const { rows } = await client.query<{ now: Date }>('select platform.clock() as now');
      await client.query(
        `update ${schema}.month_archive set verified_at = $3, is_sound = $2
         where month = ${dateOf('$1')}`,
        [month, isSound, rows[0]?.now],
      );
    },
  };
}

export type ArchiveStore = ReturnType<typeof createArchiveStore>;
