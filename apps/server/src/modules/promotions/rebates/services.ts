import type { Catalogue } from '../../catalogue/index.ts';
import type { DayStore } from '../days/day.store.ts';
import type { RewardStore } from '../rewards/reward.store.ts';
import type { KindPromotions } from '../running/read-promotions.ts';
import type { RebateStore } from './rebate.store.ts';

/** What the verbs of this room work with. */
export interface RebateServices {
  promotions: KindPromotions<'rebate'>;
  days: DayStore;
  rebates: RebateStore;
  rewards: Pick<RewardStore, 'claim'>;
  catalogue: Pick<Catalogue, 'listOfVenues'>;
}
