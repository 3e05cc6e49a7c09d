import { prizesByPlace } from '@perya/contract/rules/promotions/ranking';
import type { Promotion } from '../running/read-promotions.ts';
import type { Contest, RankingStore, Standing } from './ranking.store.ts';

export function contestOf({ id, rules }: Promotion<'ranking'>): Contest {
  return { promotion: id, gameTypes: rules.game_types, prizes: prizesByPlace(rules.prizes) };
}

/** Everybody's stake is added up once in this time, however many look. The reader's own stake is always of the moment. */
const maxAgeMs = 2000;

export type Standings = (contest: Contest, day: string) => Promise<Standing>;

export function createStandings(rankings: Pick<RankingStore, 'readStanding'>): Standings {
  const kept = new Map<number, { day: string; until: number; standing: Promise<Standing> }>();
  return (contest, day) => {
    const { promotion } = contest;
    const known = kept.get(promotion);
    if (known?.day === day && performance.now() < known.until) return known.standing;
    const standing = rankings.readStanding(contest, day);
    kept.set(promotion, { day, until: performance.now() + maxAgeMs, standing });
    standing.catch(() => kept.delete(promotion));
    return standing;
  };
}
