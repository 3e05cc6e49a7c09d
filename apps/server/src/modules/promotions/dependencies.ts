import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { RewardStore } from './rewards/reward.store.ts';
import type { PromotionStore } from './running/promotion.store.ts';

/** What the verbs of the engine work with; the rooms of the kinds stand on it. */
export interface PromotionsServices {
  promotions: PromotionStore;
  cache: VersionedCache;
  rewards: RewardStore;
}
