import type pg from 'pg';
import type { Bell } from '../../platform/events/bell.ts';

/** What the verbs of this module work with. */
export interface AuditServices {
  pool: pg.Pool;
  bell: Bell;
}
