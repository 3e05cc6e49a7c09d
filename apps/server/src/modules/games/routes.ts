import type { betsCalls } from '@perya/contract/calls/bets';
import type { launchCalls } from '@perya/contract/calls/launch';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { listBets } from './bets/list-bets.ts';
import { readBet } from './bets/read-bet.ts';
import { listDailyWins } from './daily-wins/list-daily-wins.ts';
import type { GamesServices } from './dependencies.ts';
import { launchGame } from './launch/launch-game.ts';

export function gamesRoutes(
  services: GamesServices,
): Handlers<typeof launchCalls & typeof betsCalls> {
  return {
    launchGame: (context, request) => launchGame(services, context, request),
    launchGameV2: (context, request) => launchGame(services, context, request),
    listBets: ({ uid }, request) => listBets(services, uid, request),
    readBet: ({ uid }, { id }) => readBet(services, uid, BigInt(id)),
    listDailyWins: ({ uid }) => listDailyWins(services, uid),
  };
}
