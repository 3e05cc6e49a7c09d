import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

export function createLedgerControls(pool: pg.Pool): Controls<'books-sum-to-zero'> {
  const within = 'from ledger.entry e where e.created_at >= $1 and e.created_at < $2';
  return {
    'books-sum-to-zero': sqlControl(pool, {
      looked: within,
      broken: `select e.uid, format('ledger.posting %s', e.posting_id) as subject,
          case when sum(e.amount) <> 0 then format('its legs sum to %s', sum(e.amount))
            else format('it left a balance of %s', min(e.balance_after)) end as detail
        ${within} group by e.bucket, e.uid, e.created_at, e.posting_id
        having sum(e.amount) <> 0 or min(e.balance_after) < 0`,
    }),
  };
}
