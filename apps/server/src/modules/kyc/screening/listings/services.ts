import type { Keyring } from '../../../../platform/keyring.ts';
import type { Audit } from '../../../audit/index.ts';
import type { Identity } from '../../../identity/index.ts';
import type { WatchLists } from '../watch-lists/watch-lists.ts';
import type { ListingStore } from './listing.store.ts';
import type { ListingMetrics } from './listing-metrics.ts';

/** What the verbs of listings work with. */
export interface ListingServices {
  audit: Pick<Audit, 'record' | 'within'>;
  identity: Pick<Identity, 'account' | 'hold'>;
  keyring: Keyring;
  watchLists: WatchLists;
  listings: ListingStore;
  metrics: ListingMetrics;
}
