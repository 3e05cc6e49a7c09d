import { prizesByPlace } from '@perya/contract/rules/promotions/ranking';
import type { Promotion } from '../running/read-promotions.ts';
import type { Contest } from './ranking.store.ts';

export function contestOf({ id, rules }: Promotion<'ranking'>): Contest {
  return { promotion: id, gameTypes: rules.game_types, prizes: prizesByPlace(rules.prizes) };
}
