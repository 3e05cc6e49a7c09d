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
        text: 'select invariant, uid, detail from games.broken where uid = any($1::bigint[]) limit $2',
        values: [arrayOf(uids), limit],
      });
      return rows;
    },

    /** In one statement, so that all books are read at one moment. */
    async listViolationsBetween({ after, upTo }: UidRange, limit: number): Promise<Violation[]> {
      return inSnapshot(pool, async (client) => {
        await client.query('set local statement_timeout = 0');
        const { rows } = await client.query<Violation>({
          ...longQuery,
          text: 'select invariant, uid, detail from games.broken where uid > $1 and uid <= $2 limit $3',
          values: [after, upTo, limit],
        });
        return rows;
      });
    },
  };
}

export type BooksStore = ReturnType<typeof createBooksStore>;
