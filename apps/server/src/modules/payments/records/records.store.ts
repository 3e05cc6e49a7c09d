import type { CashType } from '@perya/contract/rules/cash-types';
import type { PaymentStatus } from '@perya/contract/rules/payment-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';

/** A change of a player's balance, as the player sees it. */
export interface TransactionRow {
  id: bigint;
  createdAt: Date;
  cashType: CashType;
  amount: Centavos;
  balanceAfter: Centavos;
  status: PaymentStatus;
}

/** Postings of a player, the first and the last with them. */
export interface PostingRange {
  uid: bigint;
  firstId: bigint;
  lastId: bigint;
}

export interface TransactionFilter {
  /** Null is every type. */
  types: readonly CashType[] | null;
  statuses: readonly PaymentStatus[];
}

export interface Slice {
  offset: number;
  limit: number;
}

const columns = `id, created_at, cash_type, amount, balance_after, status`;

export function createRecordsStore(pool: pg.Pool) {
  return {
    /** What a player's history has between two moments; null where there is nothing. */
    async findRange(uid: bigint, from: Date, before: Date): Promise<PostingRange | null> {
      const { rows } = await pool.query<{ firstId: bigint | null; lastId: bigint | null }>({
        name: 'payments-record-range',
        text: `select first_id, last_id
               from ledger.postings_between($1, $2, $3)`,
        values: [uid, from, before],
      });
      const { firstId = null, lastId = null } = rows[0] ?? {};
      return firstId === null || lastId === null ? null : { uid, firstId, lastId };
    },

    async listTransactions(
      { uid, firstId, lastId }: PostingRange,
      { types, statuses }: TransactionFilter,
      { offset, limit }: Slice,
    ): Promise<TransactionRow[]> {
      const { rows } = await pool.query<TransactionRow>({
        name: 'payments-list-transactions',
        text: `select ${columns} from payments.list_transactions($1, $2, $3, $4, $5, $6, $7)`,
        values: [uid, firstId, lastId, types, statuses, offset, limit],
      });
      return rows;
    },

    async countTransactions(
      { uid, firstId, lastId }: PostingRange,
      { types, statuses }: TransactionFilter,
      max: number,
    ): Promise<number> {
      const { rows } = await pool.query<{ count: number }>({
        name: 'payments-count-transactions',
        text: 'select payments.count_transactions($1, $2, $3, $4, $5, $6) as count',
        values: [uid, firstId, lastId, types, statuses, max],
      });
      return rows[0]?.count ?? 0;
    },
  };
}

export type RecordsStore = ReturnType<typeof createRecordsStore>;
