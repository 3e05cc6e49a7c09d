import type pg from 'pg';
import type { PulseSource } from '../../../platform/lists/pulse.ts';

/** Identity checks that players sent in, and those that staff approved. */
export function kycPulses(pool: pg.Pool): readonly PulseSource[] {
  const countBy = (where: string) => async (from: Date, before: Date) => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from kyc.review where ${where}`,
      [from, before],
    );
    return { count: rows[0]?.count ?? 0, sum: null };
  };
  const permission = 'kyc.read';
  return [
    {
      name: 'submissions',
      permission,
      count: countBy('submitted_at >= $1 and submitted_at < $2'),
    },
    {
      name: 'approvals',
      permission,
      count: countBy(`decided_at >= $1 and decided_at < $2 and state = 'approved'`),
    },
  ];
}
