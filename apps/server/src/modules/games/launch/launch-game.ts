import { hash, randomBytes } from 'node:crypto';
import type { RequestOf } from '@perya/contract/call';
import type { launchGame as call } from '@perya/contract/games/calls/launch';
import { gameStopped, unknownGame } from '@perya/contract/games/errors';
import { signLaunchQuery } from '@perya/contract/provider-api/signature';
import { type LaunchQuery, providerCurrency } from '@perya/contract/provider-api/wire';
import type { Language } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type GameProvider, ProviderFailure } from '../../../providers/games/game-provider.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { GamesServices } from '../services.ts';
import type { VenueKey } from '../venue-keys/venue-keys.ts';
import { lobbyOf } from './lobby-of.ts';

/** Long enough for a slow phone to open it, too short to be worth stealing. */
const urlLifeSeconds = 60;

/** By whom the game opens: by the venue with its key, or by a provider that speaks a wire of its own. */
type Opener = { key: VenueKey; provider: null } | { key: null; provider: GameProvider };

async function findOpener(
  { keys, gameProviders }: GamesServices,
  venue: string,
): Promise<Opener | null> {
  const provider = gameProviders.get(venue);
  if (provider) return { key: null, provider };
  const key = await keys.signingOf(venue);
  return key && { key, provider: null };
}

async function findPlayable(
  services: GamesServices,
  name: string,
): Promise<{ game: CatalogueGame; opener: Opener }> {
  const { catalogue } = services;
  const game = await catalogue.findGameCalled(name);
  if (!game) throw new Refusal('NOT_FOUND', unknownGame);
  if (game.isMaintained) throw new Refusal('GAME_MAINTAINED', game.maintenance ?? undefined);
  const opener = await findOpener(services, game.venue.code);
  // A venue without either is not connected: its bets would be refused.
  if (!game.isOpen || !opener) throw new Refusal('GAME_CLOSED');
  return { game, opener };
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
  /** Where they are and by what, for providers that ask. */
  address?: string;
  userAgent?: string;
}

interface OpenedSession {
  game: CatalogueGame;
  token: string;
  lang: Language;
  theme: LaunchQuery['theme'];
  isTest: boolean;
  /** The house lets players of a room send each other phrases. */
  maySay: boolean;
}

/** The URL of a venue that speaks our wire, signed with its key. */
function signedUrl(
  { now }: GamesServices,
  uid: bigint,
  key: VenueKey,
  { game, token, lang, theme, isTest, maySay }: OpenedSession,
): string {
  const asked: Omit<LaunchQuery, 'signature' | 'test' | 'phrases'> = {
    venue: game.venue.code,
    game: game.code,
    player: String(uid),
    token,
    currency: providerCurrency,
    lang,
    theme,
    expires: String(Math.floor(now() / 1000) + urlLifeSeconds),
    key: key.id,
  };
  const query: Record<string, string> = {
    ...asked,
    ...(isTest && { test: '1' }),
    ...(maySay && { phrases: '1' }),
  };
  const signed = new URLSearchParams({ ...query, signature: signLaunchQuery(key.secret, query) });
  const { launchUrl } = game.venue;
  return `${launchUrl}${launchUrl.includes('?') ? '&' : '?'}${signed}`;
}

/** The URL that a provider gives for this session. */
async function askForUrl(
  provider: GameProvider,
  { uid, address = '', userAgent = '' }: Launcher,
  { game, token, lang }: OpenedSession,
): Promise<string> {
  try {
    return await provider.launchUrl({
      providerGame: game.providerGame,
      player: String(uid),
      token,
      language: lang,
      isMobile: /Mobi|Android|iPhone|iPad/.test(userAgent),
      address: address === '' ? null : address,
    });
  } catch (error) {
    // The player may try again; the session that was opened is replaced then.
    if (error instanceof ProviderFailure) throw new Refusal('GAME_CLOSED');
    throw error;
  }
}

/** Opens a game session and answers the launch URL. A bet asks for exclusion and status again; agreement is asked at the gate of the launch alone. */
export async function launchGame(
  services: GamesServices,
  player: Launcher,
  { code: name, lang = player.language, theme }: RequestOf<typeof call>,
): Promise<string> {
  const { uid, session } = player;
  const { game, opener } = await findPlayable(services, name);
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
  const { isTest } = await services.ledger.wallet(uid);
  const maySay = (await services.limits.policy('room_phrases')) === 1;
  const opened = { game, token, lang, theme, isTest, maySay };
  return opener.provider
    ? askForUrl(opener.provider, player, opened)
    : signedUrl(services, uid, opener.key, opened);
}
