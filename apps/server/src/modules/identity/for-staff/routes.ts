import type { playersCalls } from '@perya/contract/identity/staff-calls/players';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { IdentityServices } from '../services.ts';
import { endPlayerSessions } from './end-player-sessions.ts';
import { listPlayers } from './list-players.ts';
import { readPlayer } from './read-player.ts';
import { readPlayerSessions } from './read-player-sessions.ts';
import { revealPlayer } from './reveal-player.ts';
import { searchPlayers } from './search-players.ts';
import { switchTestAccount } from './switch-test-account.ts';

export function playersRoutes(services: IdentityServices): Handlers<typeof playersCalls> {
  return {
    searchPlayers: (context, request) => searchPlayers(services, context, request),
    listPlayers: (_context, request) => listPlayers(services, request),
    readPlayer: (context, { uid }) => readPlayer(services, context, BigInt(uid)),
    revealPlayer: (context, request) => revealPlayer(services, context, request),
    readPlayerSessions: (_context, { uid }) => readPlayerSessions(services, BigInt(uid)),
    endPlayerSessions: (context, request) => endPlayerSessions(services, context, request),
    switchTestAccount: (context, request) => switchTestAccount(services, context, request),
  };
}
