import type pg from 'pg';
import { type Controls, sqlControl } from '../../platform/evidence/control.store.ts';

export function createKycControls(pool: pg.Pool): Controls<'everybody-is-screened'> {
  return {
    /**
     * An hour after lists were imported everybody whose name is known was held against them. Whoever still waits did so
     * on each day since.
     */
    'everybody-is-screened': sqlControl(pool, {
      looked: 'from kyc.list_check c where c.at >= $1 and c.at < $2',
      broken: `select l.uid, format('kyc.listing %s', l.uid) as subject,
          format('held against the lists %s, and the lists %s are there since %s', l.lists_version, w.version, w.imported_at)
            as detail
        from kyc.listing l
        cross join (select x.version, x.imported_at from kyc.watch_list x order by x.version desc limit 1) w
        where l.lists_version < w.version and greatest(w.imported_at, l.changed_at) < $2::timestamptz - interval '1 hour'
          and platform.clock() >= $1`,
    }),
  };
}
