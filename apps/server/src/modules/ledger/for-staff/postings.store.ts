import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';

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

interface PostingFilter {
  uid: string;
  posting?: string | undefined;
  /** In seconds. */
  from?: number | undefined;
  before?: number | undefined;
}

export interface BalanceProof {
  balance: Centavos;
  /** Postings, as the list counts them: one that only moves money of the house past the player is among them. */
  entries: number;
  sum: Centavos;
  at: Date;
}

export function createPostingsStore(pool: pg.Pool) {
  return {
    // Newest first: ids of a player rise with time.
    ...createList<PostedPosting, PostingFilter>(pool, {
      columns: `p.id, p.created_at, p.scope, p.key, coalesce(e.amount, 0) as amount,
        p.balance_after, p.turnover,
        (select coalesce(json_agg(json_build_object('account', f.account,
           'amount', f.amount::text) order by f.leg), '[]'::json)
         from ledger.entry f
         where f.bucket = p.bucket and f.uid = p.uid and f.created_at = p.created_at and f.posting_id = p.id
           and f.leg > 0) as far_side`,
      from: `ledger.posting p
        left join ledger.entry e on e.bucket = p.bucket and e.uid = p.uid and e.created_at = p.created_at
          and e.posting_id = p.id and e.leg = 0`,
      counted: 'ledger.posting p',
      key: [byNumber('p.id')],
      where: ({ uid, posting, from, before }, asked) => [
        asked('p.bucket = platform.bucket_of(?)', uid),
        asked('p.uid = ?', uid),
        asked('p.id = ?', posting),
        asked('p.created_at >= to_timestamp(?)', from),
        asked('p.created_at < to_timestamp(?)', before),
      ],
    }),

    /** The balance and the sum of every entry of the player's own, in one snapshot. */
    async prove(uid: bigint): Promise<BalanceProof> {
      const { rows } = await pool.query<BalanceProof>(
        `select coalesce((select balance from ledger.wallet
             where bucket = platform.bucket_of($1) and uid = $1), 0) as balance,
           (select count(*)::integer from ledger.posting
             where bucket = platform.bucket_of($1) and uid = $1) as entries,
           coalesce(sum(amount), 0)::bigint as sum, now() as at
         from ledger.entry where bucket = platform.bucket_of($1) and uid = $1 and leg = 0`,
        [uid],
      );
      const [proof] = rows;
      if (!proof) throw new Error('The entries gave no sum');
      return proof;
    },
  };
}

export type PostingsStore = ReturnType<typeof createPostingsStore>;
