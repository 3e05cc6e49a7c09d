import type { Centavos } from '@perya/money';
import type pg from 'pg';

export interface DayFigures {
  day: string;
  deposits: number;
  deposited: Centavos;
  payouts: number;
  paidOut: Centavos;
  medianApprovalSeconds: number | null;
}

export interface ChannelFigures {
  id: number;
  name: string;
  mode: 'deposit' | 'withdraw';
  completed: number;
  failed: number;
}

/** The beginning of the first of so many days in Manila, the present one among them. */
const since = `((platform.manila_day(platform.clock()) - ($1::int - 1))::timestamp at time zone 'Asia/Manila')`;

export function createFiguresStore(pool: pg.Pool) {
  return {
    /** Every day has a row, also one on which nothing happened. */
    async byDay(days: number): Promise<DayFigures[]> {
      const { rows } = await pool.query<DayFigures>(
        `with day as (
           select (platform.manila_day(platform.clock()) - n) as day from generate_series(0, $1::int - 1) n
         ), deposit as (
           select platform.manila_day(changed_at) as day, count(*)::int as n, sum(amount)::bigint as sum
           from payments.deposit where status = 'completed' and changed_at >= ${since} group by 1
         ), payout as (
           select platform.manila_day(changed_at) as day, count(*)::int as n, sum(amount)::bigint as sum
           from payments.withdrawal where status = 'completed' and changed_at >= ${since} group by 1
         ), approval as (
           select platform.manila_day(s.at) as day,
             percentile_cont(0.5) within group (order by extract(epoch from s.at - w.created_at)) as median
           from payments.step s join payments.withdrawal w on w.bucket = s.bucket and w.uid = s.uid and w.id = s.payment_id
           where s.kind = 'withdrawal' and s.from_status = 'under_review' and s.to_status = 'paying'
             and w.changed_at >= ${since} and s.at >= ${since}
           group by 1
         )
         select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(d.n, 0) as deposits,
           coalesce(d.sum, 0)::bigint as deposited, coalesce(p.n, 0) as payouts,
           coalesce(p.sum, 0)::bigint as paid_out, round(a.median)::int as median_approval_seconds
         from day left join deposit d using (day) left join payout p using (day) left join approval a using (day)
         order by day.day`,
        [days],
      );
      return rows;
    },

    /** What came to its end by each channel, and what failed. A payment that nobody made is no failure of the channel. */
    async byChannel(days: number): Promise<ChannelFigures[]> {
      const { rows } = await pool.query<ChannelFigures>(
        `select c.id, c.name, c.mode, coalesce(sum(f.completed), 0)::int as completed,
           coalesce(sum(f.failed), 0)::int as failed
         from payments.channel c
         left join (
           select channel_id, (status = 'completed')::int as completed, (status = 'canceled')::int as failed
           from payments.deposit where changed_at >= ${since}
           union all
           select channel_id, (status = 'completed')::int, (status = 'canceled')::int
           from payments.withdrawal where changed_at >= ${since}
         ) f on f.channel_id = c.id
         group by c.id order by c.mode, c.position, c.id`,
        [days],
      );
      return rows;
    },

    /** What withdrawals that are not over will take out of each gateway. */
    async onTheirWay(): Promise<Map<string, Centavos>> {
      const { rows } = await pool.query<{ gateway: string; sum: Centavos }>(
        `select gateway, sum(amount - fee)::bigint as sum from payments.withdrawal
         where status in ('pending', 'under_review', 'paying') group by gateway`,
      );
      return new Map(rows.map(({ gateway, sum }) => [gateway, sum]));
    },

    async countStrays(): Promise<number> {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from payments.receipt where state = 'stray'`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}

export type FiguresStore = ReturnType<typeof createFiguresStore>;
