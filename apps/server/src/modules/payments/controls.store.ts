import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

const begun = 'from payments.deposit d where d.created_at >= $1 and d.created_at < $2';
const credited = `from payments.step s where s.at >= $1 and s.at < $2 and s.kind = 'deposit' and s.to_status = 'completed'`;

export type PaymentsControl =
  | 'no-withdrawal-while-dormant'
  | 'no-deposit-while-excluded'
  | 'no-deposit-before-identity'
  | 'credits-have-receipts';

/** `statuses` are those of the identity check that may deposit. */
export function createPaymentsControls(
  pool: pg.Pool,
  statuses: readonly string[],
): Controls<PaymentsControl> {
  return {
    'no-withdrawal-while-dormant': sqlControl(pool, {
      looked: 'from payments.withdrawal w where w.created_at >= $1 and w.created_at < $2',
      broken: `select w.uid, format('payments.withdrawal %s', w.id) as subject,
          format('asked for at %s, dormant since %s', w.created_at, e.since) as detail
        from payments.withdrawal w join limits.dormant e on e.bucket = w.bucket and e.uid = w.uid
        where w.created_at >= $1 and w.created_at < $2 and w.created_at >= e.since and w.created_at < e.until`,
    }),
    'no-deposit-while-excluded': sqlControl(pool, {
      looked: begun,
      broken: `select d.uid, format('payments.deposit %s', d.id) as subject,
          format('begun at %s, excluded since %s', d.created_at, e.since) as detail
        from payments.deposit d join limits.exclusion e on e.bucket = d.bucket and e.uid = d.uid
        where d.created_at >= $1 and d.created_at < $2 and d.created_at >= e.since and d.created_at < e.until`,
    }),
    'no-deposit-before-identity': sqlControl(pool, {
      looked: begun,
      broken: `select d.uid, format('payments.deposit %s', d.deposit_id) as subject,
          format('begun at %s with the status %s', d.at, d.status) as detail
        from payments.begun_before_identity($1, $2, $3) d`,
      values: [statuses],
    }),
    'credits-have-receipts': sqlControl(pool, {
      looked: credited,
      broken: `select d.uid, format('payments.deposit %s', d.deposit_id) as subject,
          format('%s centavos were credited at %s, and no gateway has taken them', d.amount, d.at) as detail
        from payments.credited_without_receipt($1, $2) d`,
    }),
  };
}
