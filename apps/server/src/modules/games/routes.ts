import type { betsCalls } from '@perya/contract/games/calls/bets';
import type { homeFeedCalls } from '@perya/contract/games/calls/home-feed';
import type { jackpotsCalls } from '@perya/contract/games/calls/jackpots';
import type { launchCalls } from '@perya/contract/games/calls/launch';
import type { practiceCalls } from '@perya/contract/games/calls/practice';
import type { comparisonCalls } from '@perya/contract/games/staff-calls/comparison';
import type { heldWinsCalls } from '@perya/contract/games/staff-calls/held-wins';
import type { staffJackpotsCalls } from '@perya/contract/games/staff-calls/jackpots';
import type { staffReturnsCalls } from '@perya/contract/games/staff-calls/returns';
import type { staffRoundsCalls } from '@perya/contract/games/staff-calls/rounds';
import type { turnoverWeightsCalls } from '@perya/contract/games/staff-calls/turnover-weights';
import type { venueCheckCalls } from '@perya/contract/games/staff-calls/venue-check';
import type { staffVenuesCalls } from '@perya/contract/games/staff-calls/venues';
import type { winsSwitchCalls } from '@perya/contract/games/staff-calls/wins-switch';
import { bindVerbs } from '../../platform/bind-verbs.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { listBets, listOpenRounds, readBet } from './bets/read-bets.ts';
import { readComparison } from './comparison/read-comparison.ts';
import { listDailyWins } from './daily-wins/list-daily-wins.ts';
import { listHeldWins, readHeldWin } from './held-wins/read-held-wins.ts';
import { changeWinsSwitch, readWinsSwitch } from './home-feed/change-wins-switch.ts';
import { readOwnJackpots } from './jackpots/list-jackpots.ts';
import { listStaffJackpots, pauseJackpot } from './jackpots/list-staff-jackpots.ts';
import { launchGame } from './launch/launch-game.ts';
import { openPractice } from './launch/open-practice.ts';
import { listReturns } from './returns/list-returns.ts';
import { listRounds } from './rounds/list-rounds.ts';
import { readRound } from './rounds/read-round.ts';
import { recallRound } from './rounds/recall-round.ts';
import type { GamesServices } from './services.ts';
import { checkVenue } from './venue-keys/check-venue.ts';
import { listVenues, retireVenueKey } from './venue-keys/venue-desk.ts';
import { changeWeight } from './weights/change-weight.ts';
import { listWeights } from './weights/list-weights.ts';

export type GamesCalls = typeof launchCalls &
  typeof practiceCalls &
  typeof betsCalls &
  typeof homeFeedCalls &
  typeof winsSwitchCalls &
  typeof heldWinsCalls &
  typeof staffVenuesCalls &
  typeof venueCheckCalls &
  typeof comparisonCalls &
  typeof staffRoundsCalls &
  typeof staffReturnsCalls &
  typeof turnoverWeightsCalls &
  typeof jackpotsCalls &
  typeof staffJackpotsCalls;

export function gamesRoutes(services: GamesServices): Handlers<GamesCalls> {
  return {
    ...bindVerbs(services, {
      launchGame,
      launchGameV2: launchGame,
      openPractice,
      listStaffVenues: listVenues,
      retireVenueKey,
      checkVenue,
      listTurnoverWeights: listWeights,
      changeTurnoverWeight: changeWeight,
      changeWinsSwitch,
      pauseJackpot,
    }),
    listBets: ({ uid }, request) => listBets(services, uid, request),
    readBet: ({ uid }, { id }) => readBet(services, uid, BigInt(id)),
    recallBet: ({ uid }, { id }) => recallRound(services, uid, BigInt(id)),
    listOpenRounds: ({ uid }) => listOpenRounds(services, uid),
    listHeldWins: (_context, request) => listHeldWins(services, request),
    readHeldWin: (_context, { id }) => readHeldWin(services, BigInt(id)),
    readHomeFeed: () => services.homeFeed.read(),
    readWinsSwitch: () => readWinsSwitch(services),
    listJackpots: () => services.jackpots.read(),
    readOwnJackpots: ({ uid }) => readOwnJackpots(services, uid),
    listStaffJackpots: () => listStaffJackpots(services),
    listDailyWins: ({ uid }) => listDailyWins(services, uid),
    listRounds: (_context, request) => listRounds(services, request),
    readRound: (_context, request) => readRound(services, request),
    recallRound: (_context, { uid, id }) => recallRound(services, BigInt(uid), BigInt(id)),
    listReturns: (_context, request) => listReturns(services, request),
    readComparison: (_context, request) => readComparison(services, request),
  };
}
