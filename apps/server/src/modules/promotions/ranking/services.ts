import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { DayStore } from '../days/day.store.ts';
import type { KindPromotions } from '../running/read-promotions.ts';
import type { RankingStore } from './ranking.store.ts';
import type { StaffRankingStore } from './staff-ranking.store.ts';
import type { Standings } from './standings.ts';

/** What the verbs of this room work with. */
export interface RankingServices {
  promotions: KindPromotions<'ranking'>;
  days: DayStore;
  rankings: RankingStore;
  standings: Standings;
  identity: Pick<Identity, 'listNames' | 'listMaskedNames'>;
}

/** What staff's verbs of this room work with. */
export interface StaffRankingServices extends Pick<RankingServices, 'promotions' | 'identity'> {
  rankings: StaffRankingStore;
  audit: Pick<Audit, 'record'>;
}
