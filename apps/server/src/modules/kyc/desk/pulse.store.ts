import type pg from 'pg';
import type { PulseSource } from '../../../platform/lists/pulse.ts';

/** Identity checks that players sent in. */
export const submissionPulse = (pool: pg.Pool): PulseSource => ({
  name: 'submissions',
  permission: 'kyc.read',
  async count(from, before) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from kyc.review
       where submitted_at >= $1 and submitted_at < $2`,
      [from, before],
    );
    return { count: rows[0]?.count ?? 0, sum: null };
  },
});
