import type { Keyring } from '../../../platform/keyring.ts';
import type { PointsRateLimiter } from '../rate-limits.ts';
import type { GoodsStore } from './goods.store.ts';
import type { OrderStore } from './order.store.ts';

/** What the verbs of this room work with. */
export interface MallServices {
  goods: GoodsStore;
  orders: OrderStore;
  keyring: Pick<Keyring, 'seal' | 'open' | 'digest'>;
  rateLimiter: PointsRateLimiter;
}
