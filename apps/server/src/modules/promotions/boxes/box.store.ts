import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';

/** A player's day on which enough was deposited. */
export interface EarnedBox {
  uid: bigint;
  /** As 2026-11-16. */
  day: string;
  deposited: bigint;
  earnedAt: Date;
}

export interface BoxRow {
  day: string;
  deposited: bigint;
  /** Null where the day has no box. */
  state: 'offered' | 'claimed' | 'expired' | 'declined' | 'given-up' | 'voided' | null;
  amount: bigint | null;
  expiresAt: Date | null;
}

export interface BoxSums {
  waiting: bigint;
  won: bigint;
  opened: number;
  waits: number;
  gone: number;
}

/** Of the deposits in a range: the days that reach the goal with them, counted up to the end of the range. */
export async function listEarned(
  client: pg.ClientBase,
  { after, upTo }: Range,
  goal: number,
): Promise<EarnedBox[]> {
  const { rows } = await client.query<EarnedBox>({
    name: 'promotions-boxes-earned',
    text: `select p.uid, to_char(n.day, 'YYYY-MM-DD') as day, sum(p.amount)::bigint as deposited, max(p.at) as "earnedAt"
           from (select distinct uid, platform.manila_day(at) as day from payments.paid_in
             where seq > $1 and seq <= $2) n
           join payments.paid_in p on p.uid = n.uid and platform.manila_day(p.at) = n.day and p.seq <= $2
           group by p.uid, n.day having sum(p.amount) >= $3
           order by p.uid, n.day`,
    values: [after, upTo, goal],
  });
  return rows;
}

const dayOfReward = `r.promotion_id = $2 and r.uid = $1 and r.step = 0`;

export function createBoxStore(pool: pg.Pool) {
  return {
    /** The days of a month so far that brought a deposit or a box, and today, the newest first. */
    async listDays(uid: bigint, promotion: number, month: string): Promise<BoxRow[]> {
      const { rows } = await pool.query<BoxRow>({
        name: 'promotions-boxes-days',
        text: `with now as (select platform.manila_day(platform.clock()) as today)
               select to_char(d, 'YYYY-MM-DD') as day, coalesce(p.amount, 0) as deposited, r.state, r.amount,
                 r.expires_at as "expiresAt"
               from now, generate_series(($3 || '-01')::timestamp,
                 least(($3 || '-01')::timestamp + interval '1 month - 1 day', now.today), '1 day') d
               left join promotions.deposited p on p.uid = $1 and p.day = d::date
               left join promotions.reward r on ${dayOfReward} and r.period = to_char(d, 'YYYY-MM-DD')
               where d::date = now.today or p.amount > 0 or r.id is not null
               order by d desc`,
        values: [uid, promotion, month],
      });
      return rows;
    },

    /** The box that waits and is gone first. */
    async findWaiting(uid: bigint, promotion: number): Promise<BoxRow | null> {
      const { rows } = await pool.query<BoxRow>({
        name: 'promotions-boxes-waiting',
        text: `select r.period as day, coalesce(p.amount, 0) as deposited, r.state, r.amount, r.expires_at as "expiresAt"
               from promotions.reward r
               left join promotions.deposited p on p.uid = r.uid and p.day = r.period::date
               where ${dayOfReward} and r.state = 'offered' and r.expires_at > platform.clock()
               order by r.expires_at, r.id limit 1`,
        values: [uid, promotion],
      });
      return rows[0] ?? null;
    },

    async listWaiting(
      client: pg.ClientBase,
      uid: bigint,
      promotion: number,
    ): Promise<{ id: bigint; amount: bigint }[]> {
      const { rows } = await client.query<{ id: bigint; amount: bigint }>({
        name: 'promotions-boxes-all-waiting',
        text: `select r.id, r.amount from promotions.reward r
               where ${dayOfReward} and r.state = 'offered' and r.expires_at > platform.clock() order by r.id`,
        values: [uid, promotion],
      });
      return rows;
    },

    async sum(
      uid: bigint,
      promotion: number,
      client: pg.Pool | pg.ClientBase = pool,
    ): Promise<BoxSums> {
      const { rows } = await client.query<BoxSums>({
        name: 'promotions-boxes-sums',
        text: `select coalesce(sum(r.amount) filter (where s.is_waiting), 0)::bigint as waiting,
                 coalesce(sum(r.amount) filter (where r.state = 'claimed'), 0)::bigint as won,
                 (count(*) filter (where r.state = 'claimed'))::integer as opened,
                 (count(*) filter (where s.is_waiting))::integer as waits,
                 (count(*) filter (where r.state <> 'claimed' and not s.is_waiting))::integer as gone
               from promotions.reward r,
                 lateral (select r.state = 'offered' and r.expires_at > platform.clock() as is_waiting) s
               where ${dayOfReward}`,
        values: [uid, promotion],
      });
      if (!rows[0]) throw new Error('The boxes were not summed');
      return rows[0];
    },

    async isShutOut(uid: bigint): Promise<boolean> {
      const { rows } = await pool.query<{ is: boolean }>({
        name: 'promotions-is-shut-out',
        text: 'select promotions.is_shut_out($1) as is',
        values: [uid],
      });
      return rows[0]?.is ?? true;
    },

    async readClock(): Promise<Date> {
      const { rows } = await pool.query<{ now: Date }>('select platform.clock() as now');
      return rows[0]?.now ?? new Date();
    },
  };
}

export type BoxStore = ReturnType<typeof createBoxStore>;
