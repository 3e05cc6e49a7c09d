import { countedRowsMax } from '@perya/contract/staff/list';
import type { Centavos } from '@perya/money';
import type pg from 'pg';

export interface PostedPosting {
  id: bigint;
  createdAt: Date;
  scope: string;
  key: string;
  amount: Centavos;
  balanceAfter: Centavos;
  turnover: Centavos;
  farSide: { account: string; amount: string }[];
}

export interface BalanceProof {
  balance: Centavos;
  entries: number;
  sum: Centavos;
  at: Date;
}

export function createPostingsStore(pool: pg.Pool) {
  return {
    /** A player's postings before an id, or the one that is named, newest first: ids of a player rise with time. */
    async list(
      uid: bigint,
      { before, only }: { before: bigint; only: bigint | null },
      limit: number,
    ): Promise<PostedPosting[]> {
      const { rows } = await pool.query<PostedPosting>({
        name: 'ledger-postings-of-player',
        text: `select p.id, p.created_at as "createdAt", p.scope, p.key, coalesce(e.amount, 0) as amount,
                 p.balance_after as "balanceAfter", p.turnover,
                 (select coalesce(json_agg(json_build_object('account', f.account,
                    'amount', f.amount::text) order by f.leg), '[]'::json)
                  from ledger.entry f
                  where f.uid = p.uid and f.created_at = p.created_at and f.posting_id = p.id
                    and f.leg > 0) as "farSide"
               from ledger.posting p
               left join ledger.entry e on e.uid = p.uid and e.created_at = p.created_at
                 and e.posting_id = p.id and e.leg = 0
               where p.uid = $1 and p.id < $2 and ($3::bigint is null or p.id = $3)
               order by p.id desc limit $4`,
        values: [uid, before, only, limit],
      });
      return rows;
    },

    async count(uid: bigint): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count from
         (select from ledger.posting where uid = $1 limit $2) counted`,
        [uid, countedRowsMax],
      );
      return rows[0]?.count ?? 0;
    },

    /** The balance and the sum of every entry of the player's own, in one snapshot. */
    async prove(uid: bigint): Promise<BalanceProof> {
      const { rows } = await pool.query<BalanceProof>(
        `select coalesce((select balance from ledger.wallet where uid = $1), 0) as balance,
           count(*)::integer as entries, coalesce(sum(amount), 0)::bigint as sum, now() as at
         from ledger.entry where uid = $1 and leg = 0`,
        [uid],
      );
      const [proof] = rows;
      if (!proof) throw new Error('The entries gave no sum');
      return proof;
    },
  };
}

export type PostingsStore = ReturnType<typeof createPostingsStore>;
