import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { Audit } from '../audit/index.ts';
import type { StopsStore } from './stops.store.ts';

/** What the verbs of this module work with. */
export interface StopsServices {
  store: StopsStore;
  audit: Pick<Audit, 'record'>;
  /** Whether the house is stopped, half a second old at most: for what pages show, never for a bet. */
  cache: VersionedCache;
}
