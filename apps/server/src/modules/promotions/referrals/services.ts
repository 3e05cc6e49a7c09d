import type pg from 'pg';
import type { Identity } from '../../identity/index.ts';
import type { KindPromotions } from '../running/read-promotions.ts';
import type { PromotionsServices } from '../services.ts';
import type { ReferralStore } from './referral.store.ts';

/** What the verbs of this room work with. */
export interface ReferralServices extends Pick<PromotionsServices, 'rewards'> {
  pool: pg.Pool;
  identity: Pick<Identity, 'account' | 'listNames'>;
  referrals: ReferralStore;
  promotions: KindPromotions<'referral'>;
}
