import type { GameToList, NewGames } from '@perya/contract/catalogue/staff-calls/listing';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Entry, Recorded, RequestAction } from '../../audit/index.ts';
import type { CatalogueServices } from '../services.ts';
import type { NewGame } from './furnish.store.ts';
import { factsOfTerms, sayTerms, termsOf } from './game-terms.ts';

type AddServices = Pick<CatalogueServices, 'listing' | 'desk' | 'furnish' | 'cache'>;

export const newGameOf = ({ code, name, platform, ...terms }: GameToList): NewGame => ({
  code,
  name,
  platform,
  ...termsOf(terms),
});

export function refuseTwins(games: readonly GameToList[]): void {
  if (new Set(games.map(({ code }) => code)).size < games.length) throw new Refusal('GAME_KNOWN');
}

/** Adds games to a venue that is held, each closed. */
export async function insertGames(
  furnish: CatalogueServices['furnish'],
  tx: Recorded,
  venue: { id: number; code: string },
  games: readonly NewGame[],
  { reason, askedBy }: { reason: string; askedBy: string },
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const game of games) {
    if (!(await furnish.findPlatform(tx, venue.id, game.platform))) {
      throw new Refusal('PLATFORM_UNKNOWN');
    }
    if (!(await furnish.insertGame(tx, venue.id, game))) throw new Refusal('GAME_KNOWN');
    const { name, platform } = game;
    const after = { venue: venue.code, name, platform, ...factsOfTerms(game), asked_by: askedBy };
    const subject = { kind: 'game', code: game.code } as const;
    entries.push({ action: 'catalogue.game-added', subject, after, reason });
  }
  return entries;
}

/** Lists games of a venue, by hand or as its provider lists them. Each begins closed, and one person opens it. */
export function addGames(services: AddServices): RequestAction<NewGames> {
  const { listing, desk, furnish, cache } = services;
  return {
    async describe({ venue: code, games }) {
      const venue = (await desk.listVenues()).find((each) => each.code === code);
      if (!venue) throw new Refusal('NOT_FOUND');
      refuseTwins(games);
      for (const game of games) {
        if (!venue.platforms.some(({ id }) => id === game.platform)) {
          throw new Refusal('PLATFORM_UNKNOWN');
        }
        if (await listing.findGame(game.code)) throw new Refusal('GAME_KNOWN');
      }
      const lines = games
        .map(newGameOf)
        .map((game) => `${game.name} (${game.code}): ${sayTerms(game)}`)
        .join('; ');
      return {
        subject: { kind: 'venue', venue: code },
        topic: `${code} ${games.map((game) => game.code).join(' ')}`.slice(0, 200),
        says: {
          en: `Venue ${code} gets ${games.length} new games, closed at first: ${lines}.`,
          tl: `Magkakaroon ang venue ${code} ng ${games.length} bagong laro, sarado sa simula: ${lines}.`,
        },
      };
    },
    async carryOut(tx, { input: { venue, games }, reason, request }) {
      refuseTwins(games);
      const held = await furnish.holdVenue(tx, venue);
      if (!held) throw new Refusal('NOT_FOUND');
      const asked = { reason, askedBy: request.askedBy };
      const added = games.map(newGameOf);
      const entries = await insertGames(furnish, tx, { id: held.id, code: venue }, added, asked);
      return { entries, afterCommit: cache.expire };
    },
  };
}
