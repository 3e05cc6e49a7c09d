import type { playerRoundsCalls } from '@perya/contract/games/staff-calls/player-rounds';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { GamesServices } from '../services.ts';
import { listPlayerRounds } from './list-player-rounds.ts';
import { readPlayerRound } from './read-player-round.ts';

export function playerRoundsRoutes(services: GamesServices): Handlers<typeof playerRoundsCalls> {
  return {
    listPlayerRounds: (_context, request) => listPlayerRounds(services, request),
    readPlayerRound: (_context, { uid, id }) => readPlayerRound(services, BigInt(uid), BigInt(id)),
  };
}
