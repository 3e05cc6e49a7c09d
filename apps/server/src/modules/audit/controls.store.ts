import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

export function createAuditControls(pool: pg.Pool): Controls<'audit-is-sealed'> {
  const within = 'from audit.entry e where e.at >= $1 and e.at < $2';
  return {
    /** Entries are sealed within seconds; whatever a reader is behind is an alarm of its own before this. */
    'audit-is-sealed': sqlControl(pool, {
      looked: within,
      broken: `select null::bigint as uid, format('audit.entry %s', e.seq) as subject,
          format('%s of %s has no seal', e.action, e.at) as detail
        ${within} and e.at < clock_timestamp() - interval '15 minutes'
          and not exists (select from audit.seal s where s.seq = e.seq)`,
    }),
  };
}
