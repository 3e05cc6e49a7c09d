import type { createBatches } from '../../platform/database/micro-batches.ts';
import type { Limiter } from '../../platform/http/limits.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Limits } from '../limits/index.ts';
import type { VenueKeys } from './venue-keys.ts';
import type { WalletItem, WalletResult, WalletStore } from './wallet.store.ts';

/** What the verbs of this module are handed. */
export interface GamesServices {
  store: WalletStore;
  keys: VenueKeys;
  batches: ReturnType<typeof createBatches<WalletItem, WalletResult>>;
  isPlayer(uid: bigint): Promise<boolean>;
  catalogue: Pick<Catalogue, 'findGame' | 'recordPlayed'>;
  identity: Pick<Identity, 'listNames'>;
  kyc: Pick<Kyc, 'mayPlay' | 'statusesFor'>;
  limits: Pick<Limits, 'isExcluded'>;
  limiter: Limiter;
  now(): number;
}
