import type { rankingCalls } from '@perya/contract/calls/promotions/ranking';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createDayStore } from '../days/day.store.ts';
import type { RankingServices } from './dependencies.ts';
import { listPastRankings } from './list-past-rankings.ts';
import { rankPlayers } from './rank-players.ts';
import { createRankingStore, type RankingStore } from './ranking.store.ts';
import { readRanking } from './read-ranking.ts';
import { createStandings } from './standings.ts';

export interface RankingNeeds extends Pick<RankingServices, 'identity'> {
  pool: pg.Pool;
  settings: { hasSandbox: boolean };
}

export interface RankingRoom extends Room<typeof rankingCalls> {
  disqualify: RankingStore['disqualify'];
}

const everyMs = 5000;

/** Who stakes the most on a day. Test accounts take part where there is nobody else: in the sandbox. */
export function createRanking(
  { pool, settings, identity }: RankingNeeds,
  promotions: RankingServices['promotions'],
): RankingRoom {
  const rankings = createRankingStore(pool, settings.hasSandbox);
  const services: RankingServices = {
    promotions,
    days: createDayStore(pool),
    rankings,
    standings: createStandings(rankings),
    identity,
  };
  return {
    handlers: {
      readRanking: ({ uid }) => readRanking(services, uid),
      listPastRankings: ({ uid }) => listPastRankings(services, uid),
    },
    jobs: {
      tasks: {},
      crontab: '',
      loops: { promotions_rank_players: { everyMs, act: () => rankPlayers(services) } },
    },
    disqualify: rankings.disqualify,
  };
}
