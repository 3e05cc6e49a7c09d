import type pg from 'pg';
import type { Audit } from '../audit/index.ts';
import type { ReleaseStore } from './release.store.ts';

/** What the verbs of this module work with. */
export interface ReleaseServices {
  store: ReleaseStore;
  pool: pg.Pool;
  audit: Pick<Audit, 'record'>;
  /** The folder of the program. */
  root: string;
  /** The file with the list of its release. */
  list: string;
  /** In production a program without a list is nobody's release. */
  needsList: boolean;
}
