import type pg from 'pg';
import type { DaySum, Gauge } from '../../../platform/lists/gauge.ts';

/** What promotions and gifts have given a player in money, without what was taken back. */
export const bonusGauge = (pool: pg.Pool): Gauge => ({
  name: 'bonuses',
  permission: 'promotions.read',
  async read(uid) {
    const { rows } = await pool.query<DaySum>(
      `select to_char(day, 'YYYY-MM-DD') as day, sum(amount)::bigint as amount
       from promotions.reward
       where bucket = platform.bucket_of($1) and uid = $1 and state = 'claimed' and currency = 'PHP' group by day`,
      [uid],
    );
    return rows;
  },
});
