import type pg from 'pg';
import type { CommitSignal } from '../../platform/events/commit-signal.ts';

/** What the verbs of this module work with. */
export interface AuditServices {
  pool: pg.Pool;
  commitSignal: CommitSignal;
}
