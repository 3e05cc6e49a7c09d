import type pg from 'pg';
import type { DaySum, Gauge } from '../../../platform/lists/gauge.ts';

/** What a player has staked less what they have won. */
export const playGauge = (pool: pg.Pool): Gauge => ({
  name: 'ggr',
  permission: 'players.read',
  async read(uid) {
    const { rows } = await pool.query<DaySum>(
      `select to_char(day, 'YYYY-MM-DD') as day, staked - won as amount
       from limits.day where bucket = platform.bucket_of($1) and uid = $1`,
      [uid],
    );
    return rows;
  },
});
