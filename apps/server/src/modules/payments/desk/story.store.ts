import { reportKinds } from '@perya/contract/payments/staff-calls/cases';
import type { Centavos } from '@perya/money';
import type pg from 'pg';

export interface Sums {
  count: number;
  sum: Centavos;
  lastAt: Date | null;
}

export interface RecentPayment {
  kind: 'deposit' | 'withdrawal';
  id: bigint;
  amount: Centavos;
  status: string;
  channelName: string;
  createdAt: Date;
}

export interface Sharing {
  uid: bigint;
  isUsable: boolean;
}

const sums = (
  table: string,
) => `select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum,
  max(changed_at) as last_at from payments.${table}
  where bucket = platform.bucket_of($1) and uid = $1 and status = 'completed'`;

export function createStoryStore(pool: pg.Pool) {
  async function readSums(table: 'deposit' | 'withdrawal', uid: bigint): Promise<Sums> {
    const { rows } = await pool.query<Sums>(sums(table), [uid]);
    const [row] = rows;
    if (!row) throw new Error('An aggregate answers a row');
    return row;
  }
  return {
    deposits: (uid: bigint) => readSums('deposit', uid),
    withdrawals: (uid: bigint) => readSums('withdrawal', uid),

    /** What the house gave: bonuses of deposits, promotions and gifts, without what was taken back. */
    async bonus(uid: bigint): Promise<Pick<Sums, 'count' | 'sum'>> {
      const { rows } = await pool.query<Pick<Sums, 'count' | 'sum'>>(
        `select (count(*) filter (where amount > 0))::int as count, coalesce(sum(amount), 0)::bigint as sum
         from ledger.posted
         where bucket = platform.bucket_of($1) and uid = $1
           and scope <> 'games' and (scope = 'cashback' or scope like 'bonus.%')`,
        [uid],
      );
      return rows[0] ?? { count: 0, sum: 0n as Centavos };
    },

    async recent(uid: bigint, limit: number): Promise<RecentPayment[]> {
      const { rows } = await pool.query<RecentPayment>(
        `select p.kind, p.id, p.amount, p.status, c.name as channel_name, p.created_at
         from (
           (select 'deposit' as kind, id, amount, status, channel_id, created_at
            from payments.deposit where bucket = platform.bucket_of($1) and uid = $1 order by id desc limit $2)
           union all
           (select 'withdrawal', id, amount, status, channel_id, created_at
            from payments.withdrawal where bucket = platform.bucket_of($1) and uid = $1 order by id desc limit $2)
         ) p join payments.channel c on c.id = p.channel_id
         order by p.id desc limit $2`,
        [uid, limit],
      );
      return rows;
    },

    /** Other players with an account of the same number. */
    async sharing(uid: bigint): Promise<Sharing[]> {
      const { rows } = await pool.query<Sharing>(
        'select uid, is_usable from payments.sharing_usable($1) order by uid limit 50',
        [uid],
      );
      return rows;
    },

    /** Without reports of the law: many read this, and the player must not be warned. */
    async countCases(uid: bigint): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from payments.case
         where uid = $1 and state = 'open' and kind <> all ($2)`,
        [uid, reportKinds],
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type StoryStore = ReturnType<typeof createStoryStore>;
