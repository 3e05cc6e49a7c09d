import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { arrayOf } from '../../../platform/database/text-arrays.ts';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import type { UidRange, Violation } from '../../ledger/index.ts';

export function createBooksStore(pool: pg.Pool) {
  return {
    async listViolationsOf(uids: readonly bigint[], limit: number): Promise<Violation[]> {
      const { rows } = await pool.query<Violation>({
        name: 'games-broken-of',
        text: `select b.invariant, b.uid, b.detail
          from unnest($1::bigint[]) u
          cross join lateral (select invariant, uid, detail from games.broken
            where bucket = platform.bucket_of(u) and uid = u offset 0) b
          limit $2`,
        values: [arrayOf(uids), limit],
      });
      return rows;
    },

    /** In one statement, so that all books are read at one moment. */
    async listViolationsBetween(
      { bucket, after, upTo }: UidRange,
      limit: number,
    ): Promise<Violation[]> {
      return inSnapshot(pool, async (client) => {
        await client.query('set local statement_timeout = 0');
        const { rows } = await client.query<Violation>({
          ...longQuery,
          text: `select invariant, uid, detail from games.broken
            where bucket = $1 and uid > $2 and uid <= $3 limit $4`,
          values: [bucket, after, upTo, limit],
        });
        return rows;
      });
    },
  };
}

export type BooksStore = ReturnType<typeof createBooksStore>;
