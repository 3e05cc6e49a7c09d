import type pg from 'pg';
import type { DaySum, Gauge } from '../../../platform/lists/gauge.ts';

/** By deposits and by codes that were bought elsewhere. */
const deposited = `
  select platform.manila_day(d.changed_at) as day, d.amount
  from payments.deposit d
  where d.bucket = platform.bucket_of($1) and d.uid = $1 and d.status = 'completed'
  union all
  select platform.manila_day(v.used_at), b.amount
  from payments.voucher v join payments.voucher_batch b on b.id = v.batch_id
  where v.uid = $1 and v.state = 'used'`;

const withdrawn = `
  select platform.manila_day(w.changed_at) as day, w.amount
  from payments.withdrawal w
  where w.bucket = platform.bucket_of($1) and w.uid = $1 and w.status = 'completed'`;

/** What a player has paid in and was paid out. */
export function paymentGauges(pool: pg.Pool): readonly Gauge[] {
  const readFrom = (moved: string) => async (uid: bigint) => {
    const { rows } = await pool.query<DaySum>(
      `select to_char(m.day, 'YYYY-MM-DD') as day, sum(m.amount)::bigint as amount
       from (${moved}) m group by m.day`,
      [uid],
    );
    return rows;
  };
  const permission = 'payments.read';
  return [
    { name: 'deposited', permission, read: readFrom(deposited) },
    { name: 'withdrawn', permission, read: readFrom(withdrawn) },
  ];
}
