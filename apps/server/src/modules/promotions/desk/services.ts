import type { Keyring } from '../../../platform/keyring.ts';
import type { VersionedCache } from '../../../platform/versioned-cache.ts';
import type { Audit } from '../../audit/index.ts';
import type { Kyc } from '../../kyc/index.ts';
import type { KindRooms } from '../kind-room.ts';
import type { PromotionMetrics } from '../metrics.ts';
import type { CostsStore } from './costs/costs.store.ts';
import type { DecidingStore } from './deciding/deciding.store.ts';
import type { DeskStore } from './desk.store.ts';
import type { SimulationStore } from './simulation/simulation.store.ts';
import type { DeskTileStore } from './tiles/desk-tile.store.ts';

/** What the verbs of the promotions desk work with. */
export interface DeskServices {
  audit: Pick<Audit, 'record'>;
  kyc: Pick<Kyc, 'birthdaysOn'>;
  keyring: Pick<Keyring, 'digest'>;
  /** Of what is published, in this process. */
  cache: Pick<VersionedCache, 'expire'>;
  metrics: Pick<PromotionMetrics, 'countChange'>;
  /** Whether test accounts take part in rankings. */
  withTesters: boolean;
  desk: DeskStore;
  deciding: DecidingStore;
  tiles: DeskTileStore;
  costs: CostsStore;
  simulations: SimulationStore;
  /** What each kind would have given. */
  kinds: KindRooms;
}
