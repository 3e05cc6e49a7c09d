import type pg from 'pg';
import { longQuery } from '../../../platform/database/pool.ts';
import { inSnapshot } from '../../../platform/database/transaction.ts';
import type { UidRange, Violation } from '../../ledger/index.ts';

export function createBooksStore(pool: pg.Pool) {
  const readLong = (text: string, values: readonly unknown[]) =>
    inSnapshot(pool, async (client) => {
      await client.query('set local statement_timeout = 0');
      const { rows } = await client.query<Violation>({ ...longQuery, text, values: [...values] });
      return rows;
    });
  return {
    /** In one statement, so that all books are read at one moment. */
    listOfRewards: ({ bucket, after, upTo }: UidRange, limit: number) =>
      readLong(
        `select invariant, uid, detail from promotions.broken
         where bucket = $1 and uid > $2 and uid <= $3 limit $4`,
        [bucket, after, upTo, limit],
      ),

    listOfCosts: (limit: number) =>
      readLong(
        `select 'a promotion costs its rewards' as invariant, 0::bigint as uid,
           format('promotion %s on %s differs by %s in %s rewards', promotion_id, day, amount, rewards) as detail
         from promotions.broken_cost limit $1`,
        [limit],
      ),
  };
}

export type BooksStore = ReturnType<typeof createBooksStore>;
