import type { rankingCalls } from '@perya/contract/promotions/calls/ranking';
import type { staffRankingCalls } from '@perya/contract/promotions/staff-calls/ranking';
import { prizesByPlace } from '@perya/contract/rules/promotions/ranking';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import { createDayStore } from '../days/day.store.ts';
import { settleDays } from '../days/settle-days.ts';
import type { Earned } from '../desk/simulation/decide-earned.ts';
import { exact, type KindRoom, type Simulate, wholeDay } from '../kind-room.ts';
import { listPastRankings } from './list-past-rankings.ts';
import { createRankingStore } from './ranking.store.ts';
import { readRanking } from './read-ranking.ts';
import type { RankingServices, StaffRankingServices } from './services.ts';
import { createStaffRankingStore } from './staff-ranking.store.ts';
import { decideOnPlayer, readStaffRanking } from './staff-ranking.ts';
import { contestOf, createStandings } from './standings.ts';

type Services = Pick<RankingServices, 'promotions' | 'rankings' | 'days'>;

/** Makes the list of the hour where it is missing, and gives the prizes of days that are over. [G-277] */
async function rankPlayers({ promotions, rankings, days }: Services): Promise<void> {
  for (const promotion of await promotions.running()) {
    await rankings.listToday(contestOf(promotion));
  }
  for (const promotion of await promotions.published()) {
    const contest = contestOf(promotion);
    await settleDays(
      { days },
      {
        promotion: promotion.id,
        isCredited: true,
        close: (day) => rankings.close(contest, day),
      },
    );
  }
}

/** So many of a list may be left out of it before the simulation of a ranking goes wrong. */
const leftOutMax = 1000;

const simulateRanking: Simulate<'ranking'> = async (needs, { rules }, span) => {
  const prizes = prizesByPlace(rules.prizes);
  const places = prizes.length + leftOutMax;
  const staked = await needs.simulations.listStaked(rules.game_types, span, places);
  const standings = await needs.standingsOf(staked.map(({ uid }) => uid));
  const takesPart = (uid: bigint) => {
    const standing = standings.get(uid);
    if (!standing || standing.isShutOut || !standing.isMeant) return false;
    return needs.withTesters || !standing.isTest;
  };
  const placeOn = new Map<string, number>();
  return exact(
    staked.flatMap(({ uid, day }): Earned[] => {
      if (!takesPart(uid)) return [];
      const place = placeOn.get(day) ?? 0;
      placeOn.set(day, place + 1);
      const prize = prizes[place];
      if (prize === undefined) return [];
      const turn = String(place).padStart(6, '0');
      return [{ ...wholeDay(day), uid, amount: BigInt(prize), turn }];
    }),
  );
};

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
    isDecidedByDay: true,
    jobs: {
      tasks: {},
      crontab: '',
      loops: { promotions_rank_players: { everyMs, act: () => rankPlayers(services) } },
    },
  };
}
