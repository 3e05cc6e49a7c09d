import { prizesByPlace } from '@perya/contract/rules/promotions/ranking';
import type { Identity } from '../../identity/index.ts';
import type { DayStore } from '../days/day.store.ts';
import type { KindPromotions, Promotion } from '../running/read-promotions.ts';
import type { RaceStore, RaceTerms } from './race.store.ts';

/** What the verbs of this room work with. */
export interface RaceServices {
  promotions: KindPromotions<'race'>;
  days: DayStore;
  races: RaceStore;
  identity: Pick<Identity, 'listNames'>;
}

export const termsOf = ({ id, rules }: Promotion<'race'>): RaceTerms => ({
  promotion: id,
  days: rules.days,
  by: rules.by,
  gameTypes: rules.game_types,
  prizes: prizesByPlace(rules.prizes),
});
