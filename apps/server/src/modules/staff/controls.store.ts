import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

export function createStaffControls(pool: pg.Pool): Controls<'two-persons-decide'> {
  const within = `from staff.request r where r.decided_at >= $1 and r.decided_at < $2 and r.state = 'approved'`;
  return {
    'two-persons-decide': sqlControl(pool, {
      looked: within,
      broken: `select null::bigint as uid, format('staff.request %s', r.id) as subject,
          format('%s, asked by %s, approved by %s', r.action, r.asked_by, coalesce(r.decided_by::text, 'nobody')) as detail
        ${within} and (r.decided_by is null or r.decided_by = r.asked_by)`,
    }),
  };
}
