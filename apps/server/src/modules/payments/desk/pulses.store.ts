import type pg from 'pg';
import type { Beats, PulseSource } from '../../../platform/lists/pulse.ts';

/** Deposits and withdrawals that were completed. */
export function paymentPulses(pool: pg.Pool): readonly PulseSource[] {
  const countOf = (table: 'deposit' | 'withdrawal') => async (from: Date, before: Date) => {
    const { rows } = await pool.query<Beats>(
      `select count(*)::int as count, coalesce(sum(amount), 0)::bigint as sum
       from payments.${table}
       where changed_at >= $1 and changed_at < $2 and status = 'completed'`,
      [from, before],
    );
    return rows[0] ?? { count: 0, sum: null };
  };
  const permission = 'payments.read';
  return [
    { name: 'deposits', permission, count: countOf('deposit') },
    { name: 'withdrawals', permission, count: countOf('withdrawal') },
  ];
}
