import type { Centavos } from '@perya/money';
import type pg from 'pg';

export interface RebateSums {
  now: Date;
  /** What waits to be collected. */
  offered: Centavos;
  expiresAt: Date | null;
  claimed: Centavos;
  expired: Centavos;
  /** What today's play has brought so far. */
  today: Centavos;
}

export function createRebateStore(pool: pg.Pool) {
  return {
    /** Writes down what is owed for a day that is over, once. */
    async close(promotion: number, day: string): Promise<void> {
      await pool.query({
        name: 'promotions-close-rebates',
        text: 'select promotions.close_rebates($1, $2::date)',
        values: [promotion, day],
      });
    },

    async readSums(uid: bigint, promotion: number): Promise<RebateSums> {
      const { rows } = await pool.query<RebateSums>({
        name: 'promotions-rebate-sums',
        text: `select n.now,
                 coalesce(sum(r.amount) filter (where r.state = 'offered' and r.expires_at > n.now), 0)::bigint as offered,
                 min(r.expires_at) filter (where r.state = 'offered' and r.expires_at > n.now) as expires_at,
                 coalesce(sum(r.amount) filter (where r.state = 'claimed'), 0)::bigint as claimed,
                 coalesce(sum(r.amount) filter (where r.state = 'expired'
                   or (r.state = 'offered' and r.expires_at <= n.now)), 0)::bigint as expired,
                 (select promotions.rebate_of(p.rules, coalesce(sum(promotions.rebate_base(p.rules, d.venue, d.staked, d.won)), 0)::bigint)
                   from promotions.promotion p
                   left join promotions.played d on d.bucket = platform.bucket_of($1) and d.uid = $1
                     and d.day = platform.manila_day(n.now)
                   where p.id = $2 group by p.rules) as today
               from (select platform.clock() as now) n
               left join promotions.reward r on r.bucket = platform.bucket_of($1) and r.uid = $1 and r.promotion_id = $2
               group by n.now`,
        values: [uid, promotion],
      });
      const [row] = rows;
      if (!row) throw new Error('The sums of a rebate gave no answer');
      return row;
    },

    /** What waits for the player, the oldest first. */
    async listOffered(uid: bigint, promotion: number): Promise<{ id: bigint; amount: Centavos }[]> {
      const { rows } = await pool.query<{ id: bigint; amount: Centavos }>({
        name: 'promotions-rebates-offered',
        text: `select id, amount from promotions.reward
               where bucket = platform.bucket_of($1) and promotion_id = $2 and uid = $1 and state = 'offered' order by id`,
        values: [uid, promotion],
      });
      return rows;
    },
  };
}

export type RebateStore = ReturnType<typeof createRebateStore>;
