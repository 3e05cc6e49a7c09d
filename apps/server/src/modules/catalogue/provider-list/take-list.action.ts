import type { ProviderListWanted } from '@perya/contract/catalogue/staff-calls/provider-list';
import { unknownGame } from '@perya/contract/games/errors';
import { gameTypeOf } from '@perya/contract/rules/game-categories';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Entry, Recorded, RequestAction } from '../../audit/index.ts';
import type { DeskGame } from '../desk/desk.store.ts';
import { insertGames, newGameOf, refuseTwins } from '../furnish/add-games.action.ts';
import { factsOfTerms, sayTerms } from '../furnish/game-terms.ts';
import type { CatalogueServices } from '../services.ts';
import { isMostOf } from './compare-games.ts';

type Services = Pick<CatalogueServices, 'listing' | 'desk' | 'furnish' | 'providerList' | 'cache'>;
type Changed = ProviderListWanted['changed'][number];

function seenGame(
  game: DeskGame | null,
  { venue, revision }: { venue: string; revision: number },
): DeskGame {
  if (!game || game.venue !== venue) throw new Refusal('NOT_FOUND', unknownGame);
  if (game.revision !== revision) throw new Refusal('CHANGED_MEANWHILE');
  return game;
}

/** What a game takes and pays afterwards; the stakes are the house's own. */
function termsAfter(held: DeskGame, { rtp, category }: Changed) {
  const gameType = gameTypeOf(category ?? held.category);
  if (gameType === 0) throw new Refusal('GAME_TERMS');
  return {
    ...held,
    gameType,
    category: category ?? held.category,
    rtp: rtp === undefined ? held.rtp : Number(rtp).toFixed(2),
  };
}

function sayChange(held: DeskGame, changed: Changed): string {
  const { name, code } = held;
  const speaks = changed.languages ? `, ${changed.languages.join(' ')}` : '';
  return `${name} (${code}): ${sayTerms(termsAfter(held, changed))}${speaks}`;
}

/** What goes is no list that was cut short. */
async function refuseHalved(
  { furnish }: Pick<Services, 'furnish'>,
  tx: Recorded,
  venueId: number,
  gone: number,
): Promise<void> {
  if (isMostOf(gone, await furnish.countOpen(tx, venueId))) throw new Refusal('CATALOGUE_HALVED');
}

async function changeGames(
  { desk, furnish }: Services,
  tx: Recorded,
  { venue, changed }: ProviderListWanted,
  reason: string,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const each of changed) {
    const held = seenGame(await desk.lock(tx, BigInt(each.id)), { venue, ...each });
    const terms = termsAfter(held, each);
    await furnish.saveTerms(tx, held.id, terms);
    if (each.languages) await furnish.saveLanguages(tx, held.id, each.languages);
    entries.push({
      action: 'catalogue.game-terms-changed',
      subject: { kind: 'game', code: held.code },
      before: { ...factsOfTerms(held), languages: held.languages.join(' ') },
      after: {
        ...factsOfTerms(terms),
        languages: (each.languages ?? held.languages).join(' '),
      },
      reason,
    });
  }
  return entries;
}

async function closeGames(
  { desk }: Services,
  tx: Recorded,
  { venue, gone }: ProviderListWanted,
  reason: string,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const each of gone) {
    const held = seenGame(await desk.lock(tx, BigInt(each.id)), { venue, ...each });
    await desk.save(tx, { ...held, isOnline: false });
    entries.push({
      action: 'catalogue.game-edited',
      subject: { kind: 'game', code: held.code },
      before: { is_online: held.isOnline },
      after: { is_online: false },
      reason,
    });
  }
  return entries;
}

/** Takes over what staff have chosen of a provider's list, all of it or nothing. */
export function takeList(services: Services): RequestAction<ProviderListWanted> {
  const { listing, desk, furnish, providerList, cache } = services;
  return {
    async describe({ venue: code, added, changed, gone }) {
      const venue = (await desk.listVenues()).find((each) => each.code === code);
      if (!venue) throw new Refusal('NOT_FOUND');
      if (added.length + changed.length + gone.length === 0) throw new Refusal('NOTHING_TO_CHANGE');
      if (isMostOf(gone.length, venue.gamesOpen)) throw new Refusal('CATALOGUE_HALVED');
      refuseTwins(added);
      for (const game of added) {
        if (!venue.platforms.some(({ id }) => id === game.platform)) {
          throw new Refusal('PLATFORM_UNKNOWN');
        }
        if (await listing.findGame(game.code)) throw new Refusal('GAME_KNOWN');
      }
      const held = async ({ id, revision }: { id: string; revision: number }) =>
        seenGame(await desk.read(BigInt(id)), { venue: code, revision });
      const news = added
        .map(newGameOf)
        .map((game) => `${game.name} (${game.code}): ${sayTerms(game)}`);
      const others = await Promise.all(
        changed.map(async (each) => sayChange(await held(each), each)),
      );
      const closed = await Promise.all(
        gone.map(async (each) => {
          const game = await held(each);
          return `${game.name} (${game.code})`;
        }),
      );
      const lines = (names: readonly string[]) => names.join('; ') || '–';
      return {
        subject: { kind: 'venue', venue: code },
        topic: `${code} list`,
        says: {
          en: `Venue ${code}, as its provider lists it. New and closed at first, ${news.length}: ${lines(news)}. Changed, ${others.length}: ${lines(others)}. Closed, ${closed.length}: ${lines(closed)}.`,
          tl: `Venue ${code}, ayon sa listahan ng provider nito. Bago at sarado sa simula, ${news.length}: ${lines(news)}. Binago, ${others.length}: ${lines(others)}. Isasara, ${closed.length}: ${lines(closed)}.`,
        },
      };
    },
    async carryOut(tx, { input, reason, request }) {
      refuseTwins(input.added);
      const venue = await furnish.holdVenue(tx, input.venue);
      if (!venue) throw new Refusal('NOT_FOUND');
      await refuseHalved(services, tx, venue.id, input.gone.length);
      const added = await insertGames(
        furnish,
        tx,
        { id: venue.id, code: input.venue },
        input.added.map(newGameOf),
        { reason, askedBy: request.askedBy },
      );
      await providerList.noteAdded(tx, input.venue, input.added);
      const entries = [
        ...added,
        ...(await changeGames(services, tx, input, reason)),
        ...(await closeGames(services, tx, input, reason)),
      ];
      return { entries, afterCommit: cache.expire };
    },
  };
}
