import type { CashType } from '@perya/contract/rules/cash-types';
import { type Centavos, centavos } from '@perya/money';
import type pg from 'pg';
import { inSnapshot } from '../../../../platform/database/transaction.ts';
import type { PostingRange, TransactionRow } from '../records.store.ts';

/** What the transactions of one type come to. */
export interface TypeSum {
  cashType: CashType;
  count: number;
  cameIn: Centavos;
  wentOut: Centavos;
}

export interface StatementSums {
  opening: Centavos;
  sums: TypeSum[];
}

/** A year of somebody who plays all day takes longer to add up than a page may. */
const sumTimeoutMs = 120_000;

export function createStatementStore(pool: pg.Pool) {
  return {
    /** What was there at the beginning, and what each type came to up to the last posting of the range. */
    sum(uid: bigint, from: Date, range: PostingRange | null): Promise<StatementSums> {
      return inSnapshot(pool, async (client) => {
        await client.query(`set local statement_timeout = ${sumTimeoutMs}`);
        const opened = await client.query<{ opening: bigint }>(
          'select ledger.balance_before($1, $2) as opening',
          [uid, from],
        );
        const opening = centavos(opened.rows[0]?.opening ?? 0n);
        if (range === null) return { opening, sums: [] };
        const { rows } = await client.query<
          Record<'cameIn' | 'wentOut', string> & Pick<TypeSum, 'cashType' | 'count'>
        >({
          query_timeout: sumTimeoutMs + 500,
          text: `select cash_type, count(*)::integer as count,
                   coalesce(sum(amount) filter (where amount > 0), 0)::text as came_in,
                   coalesce(-sum(amount) filter (where amount < 0), 0)::text as went_out
                 from payments.transaction
                 where bucket = platform.bucket_of($1) and uid = $1 and id between $2 and $3
                 group by cash_type order by cash_type`,
          values: [uid, range.firstId, range.lastId],
        } as pg.QueryConfig);
        const sums = rows.map(({ cashType, count, cameIn, wentOut }) => ({
          cashType,
          count,
          cameIn: centavos(BigInt(cameIn)),
          wentOut: centavos(BigInt(wentOut)),
        }));
        return { opening, sums };
      });
    },

    /** The next rows, oldest first. */
    async listAfter(
      { uid, lastId }: PostingRange,
      afterId: bigint,
      limit: number,
    ): Promise<TransactionRow[]> {
      const { rows } = await pool.query<TransactionRow>({
        name: 'payments-next-transactions',
        text: `select id, created_at, cash_type, amount, balance_after, status
               from payments.next_transactions($1, $2, $3, $4)`,
        values: [uid, afterId, lastId, limit],
      });
      return rows;
    },
  };
}

export type StatementStore = ReturnType<typeof createStatementStore>;
