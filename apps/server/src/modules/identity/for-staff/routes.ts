import type { playersCalls } from '@perya/contract/identity/staff-calls/players';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { IdentityServices } from '../services.ts';
import { endPlayerSessions } from './end-player-sessions.ts';
import { listPlayers, searchPlayers } from './find-players.ts';
import { readPlayer, readPlayerSessions } from './read-player.ts';
import { revealPlayer } from './reveal-player.ts';
import { switchTestAccount } from './switch-test-account.ts';

export function playersRoutes(services: IdentityServices): Handlers<typeof playersCalls> {
  return {
    ...bindVerbs(services, { searchPlayers, revealPlayer, endPlayerSessions, switchTestAccount }),
    listPlayers: (_context, request) => listPlayers(services, request),
    readPlayer: (context, { uid }) => readPlayer(services, context, BigInt(uid)),
    readPlayerSessions: (_context, { uid }) => readPlayerSessions(services, BigInt(uid)),
  };
}
