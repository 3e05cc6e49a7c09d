import { hash, randomBytes } from 'node:crypto';
import type { RequestOf } from '@perya/contract/call';
import type { launchGame as call } from '@perya/contract/games/calls/launch';
import { gameStopped, unknownGame } from '@perya/contract/games/errors';
import { signLaunchQuery } from '@perya/contract/provider-api/signature';
import { type LaunchQuery, providerCurrency } from '@perya/contract/provider-api/wire';
import type { Language } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { GamesServices } from '../services.ts';
import type { VenueKey } from '../venue-keys/venue-keys.ts';
import { lobbyOf } from './lobby-of.ts';

/** Long enough for a slow phone to open it, too short to be worth stealing. */
const urlLifeSeconds = 60;

async function findPlayable(
  { catalogue, keys }: GamesServices,
  name: string,
): Promise<{ game: CatalogueGame; key: VenueKey }> {
  const game = await catalogue.findGameCalled(name);
  if (!game) throw new Refusal('NOT_FOUND', unknownGame);
  if (game.isMaintained) throw new Refusal('GAME_MAINTAINED', game.maintenance ?? undefined);
  const key = await keys.signingOf(game.venue.code);
  // A venue without a key is not connected: its bets would be refused.
  if (!game.isOpen || !key) throw new Refusal('GAME_CLOSED');
  return { game, key };
}

/** Read anew for each launch; a bet asks for itself, so a stop that comes next is not missed. */
async function requireNotStopped(
  { stops }: GamesServices,
  { code, venue }: CatalogueGame,
  uid: bigint,
): Promise<void> {
  const inForce = await stops.findInForce([
    { scope: 'house', subject: '' },
    { scope: 'venue', subject: venue.code },
    { scope: 'game', subject: code },
    { scope: 'player', subject: String(uid) },
  ]);
  const scopes = inForce.map(({ scope }) => scope);
  if (scopes.includes('house')) throw new Refusal('GAMING_STOPPED');
  if (scopes.some((scope) => scope !== 'player')) throw new Refusal('GAMING_STOPPED', gameStopped);
  if (scopes.length > 0) throw new Refusal('PLAYER_STOPPED');
}

export interface Launcher {
  uid: bigint;
  language: Language;
  /** The player's session, with which the game session is bound to end; null where there is none. */
  session: string | null;
}

/** Opens a game session and answers the signed launch URL. A bet asks for exclusion and status again; agreement is asked at the gate of the launch alone. */
export async function launchGame(
  services: GamesServices,
  player: Launcher,
  { code: name, lang = player.language, theme }: RequestOf<typeof call>,
): Promise<string> {
  const { uid, session } = player;
  const { game, key } = await findPlayable(services, name);
  await requireNotStopped(services, game, uid);
  const token = randomBytes(32).toString('base64url');
  const venue = game.venue.code;
  const tokenHash = Buffer.from(hash('sha256', token), 'hex');
  const gameCode = game.code;
  const seat = { uid, gameCode, venue, tokenHash, session, lobby: lobbyOf(game) };
  if (!(await services.seats.takeSeat(seat))) {
    throw new Refusal('SESSION_EXPIRED');
  }
  await services.catalogue.recordPlayed(uid, game.id);
  const query: Omit<LaunchQuery, 'signature'> = {
    venue,
    game: gameCode,
    player: String(uid),
    token,
    currency: providerCurrency,
    lang,
    theme,
    expires: String(Math.floor(services.now() / 1000) + urlLifeSeconds),
    key: key.id,
  };
  const signed = new URLSearchParams({ ...query, signature: signLaunchQuery(key.secret, query) });
  const { launchUrl } = game.venue;
  return `${launchUrl}${launchUrl.includes('?') ? '&' : '?'}${signed}`;
}
