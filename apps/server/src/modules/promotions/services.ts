import type { CommitSignal } from '../../platform/events/commit-signal.ts';
import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { BooksStore } from './books/books.store.ts';
import type { BonusStore } from './rewards/bonus.store.ts';
import type { RewardStore } from './rewards/reward.store.ts';
import type { PromotionStore } from './running/promotion.store.ts';

/** What the verbs of the engine work with; the rooms of the kinds stand on it. */
export interface PromotionsServices {
  promotions: PromotionStore;
  cache: VersionedCache;
  rewards: RewardStore;
  bonuses: BonusStore;
  books: BooksStore;
  ledger: Pick<Ledger, 'requirements' | 'readInRanges'>;
  kyc: Pick<Kyc, 'statusOf' | 'birthdaysOn'>;
  commitSignal: Pick<CommitSignal, 'notify'>;
}
