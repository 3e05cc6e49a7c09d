import type { OpeningLine } from '@perya/contract/house/staff-calls/opening';
import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { Audit } from '../audit/index.ts';
import type { DoorsStore } from './doors.store.ts';

/** What the verbs of this module work with. */
export interface DoorsServices {
  store: DoorsStore;
  audit: Pick<Audit, 'record'>;
  /** Half a second old at most. */
  cache: VersionedCache;
  /** The lines of the list that are not done, by whoever knows the whole house. */
  listMissing(): Promise<OpeningLine[]>;
}
