import type pg from 'pg';
import type { Buckets } from '../../platform/database/buckets.ts';
import { longQuery } from '../../platform/database/pool.ts';
import { arrayOf } from '../../platform/database/text-arrays.ts';
import { inSnapshot } from '../../platform/database/transaction.ts';
import type { LedgerSchema } from './ledger.store.ts';

export interface Violation {
  invariant: string;
  uid: bigint;
  detail: string;
}

/** Players of a bucket by number: after the first bound and up to the second. */
export interface UidRange {
  bucket: number;
  after: bigint;
  upTo: bigint;
}

/** Reads only, on connections that postings do not wait for. */
export function createInvariantsStore(pool: pg.Pool, schema: LedgerSchema, buckets: Buckets) {
  return {
    buckets: Array.from({ length: buckets.count }, (_, bucket) => bucket),

    async listViolationsOf(uids: readonly bigint[], limit: number): Promise<Violation[]> {
      const found: Violation[] = [];
      for (const [bucket, those] of Map.groupBy(uids, buckets.of)) {
        const { rows } = await pool.query<Violation>({
          name: `${schema}-broken-of`,
          text: `select invariant, uid, detail from ${schema}.broken
            where bucket = $1 and uid = any($2::bigint[]) limit $3`,
          values: [bucket, arrayOf(those), limit],
        });
        found.push(...rows);
      }
      return found.slice(0, limit);
    },

    /** The violations of the players after `after` and up to `upTo`, from the newest sealed month on, in one snapshot. */
    async listViolationsBetween(
      { bucket, after, upTo }: UidRange,
      limit: number,
    ): Promise<Violation[]> {
      return inSnapshot(pool, async (client) => {
        // A player may have millions of entries, and reading them all is what the check is for.
        await client.query('set local statement_timeout = 0');
        await client.query("set local perya.books_from = 'seal'");
        const { rows } = await client.query<Violation>({
          ...longQuery,
          text: `select invariant, uid, detail from ${schema}.broken
            where bucket = $1 and uid > $2 and uid <= $3 limit $4`,
          values: [bucket, after, upTo, limit],
        });
        return rows;
      });
    },

    /** The last of the next so many players and how many they are; null when there are none. */
    async findLastOfNext(
      { bucket, after }: Pick<UidRange, 'bucket' | 'after'>,
      players: number,
    ): Promise<{ uid: bigint; count: number } | null> {
      const { rows } = await pool.query<{ uid: bigint | null; count: number }>(
        `select max(uid) as uid, count(*)::int as count from
         (select uid from ${schema}.wallet where bucket = $1 and uid > $2 order by uid limit $3) next`,
        [bucket, after, players],
      );
      const { uid = null, count = 0 } = rows[0] ?? {};
      return uid === null ? null : { uid, count };
    },

    async countWallets(): Promise<bigint> {
      const { rows } = await pool.query<{ count: bigint }>(`select count(*) from ${schema}.wallet`);
      return rows[0]?.count ?? 0n;
    },
  };
}

export type InvariantsStore = ReturnType<typeof createInvariantsStore>;
