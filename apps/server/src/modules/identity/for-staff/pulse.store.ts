import type pg from 'pg';
import type { PulseSource } from '../../../platform/lists/pulse.ts';

/** Players who registered. */
export const registrationPulse = (pool: pg.Pool): PulseSource => ({
  name: 'registrations',
  permission: 'players.read',
  async count(from, before) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from identity.player
       where created_at >= $1 and created_at < $2`,
      [from, before],
    );
    return { count: rows[0]?.count ?? 0, sum: null };
  },
});
