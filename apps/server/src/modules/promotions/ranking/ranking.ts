import type { rankingCalls } from '@perya/contract/promotions/calls/ranking';
import type { staffRankingCalls } from '@perya/contract/promotions/staff-calls/ranking';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createDayStore } from '../days/day.store.ts';
import type { KindRoom } from '../kind-room.ts';
import { listPastRankings } from './list-past-rankings.ts';
import { rankPlayers } from './rank-players.ts';
import { createRankingStore } from './ranking.store.ts';
import { readRanking } from './read-ranking.ts';
import type { RankingServices, StaffRankingServices } from './services.ts';
import { simulateRanking } from './simulate-ranking.ts';
import { createStaffRankingStore } from './staff-ranking.store.ts';
import { decideOnPlayer, readStaffRanking } from './staff-ranking.ts';
import { createStandings } from './standings.ts';

export interface RankingNeeds extends Pick<StaffRankingServices, 'identity' | 'audit'> {
  pool: pg.Pool;
  settings: { hasSandbox: boolean };
}

type RankingCalls = typeof rankingCalls & typeof staffRankingCalls;

const everyMs = 5000;

/** Who stakes the most on a day. Test accounts take part where there is nobody else: in the sandbox. */
export function createRanking(
  { pool, settings, identity, audit }: RankingNeeds,
  promotions: RankingServices['promotions'],
): KindRoom<'ranking'> & Room<RankingCalls> {
  const rankings = createRankingStore(pool, settings.hasSandbox);
  const services: RankingServices = {
    promotions,
    days: createDayStore(pool),
    rankings,
    standings: createStandings(rankings),
    identity,
  };
  const staff: StaffRankingServices = {
    promotions,
    identity,
    audit,
    rankings: createStaffRankingStore(pool, settings.hasSandbox),
  };
  return {
    simulate: simulateRanking,
    handlers: {
      readRanking: ({ uid }) => readRanking(services, uid),
      listPastRankings: ({ uid }) => listPastRankings(services, uid),
      readStaffRanking: (_context, request) => readStaffRanking(staff, request),
      disqualifyPlayer: (context, request) => decideOnPlayer(staff, 'disqualify', context, request),
      requalifyPlayer: (context, request) => decideOnPlayer(staff, 'requalify', context, request),
    },
    jobs: {
      tasks: {},
      crontab: '',
      loops: { promotions_rank_players: { everyMs, act: () => rankPlayers(services) } },
    },
  };
}
