import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { RewardStore } from '../rewards/reward.store.ts';
import type { KindPromotions } from '../running/read-promotions.ts';
import type { GiftStore } from './gift.store.ts';

/** What the verbs of this room work with. */
export interface GiftServices {
  promotions: KindPromotions<'gift'>;
  rewards: Pick<RewardStore, 'grant'>;
  gifts: GiftStore;
  identity: Pick<Identity, 'account'>;
  audit: Pick<Audit, 'record'>;
}
