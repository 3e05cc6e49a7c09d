import type { GameListing, VenueListing } from './listing.store.ts';
import type { CatalogueServices } from './services.ts';

/** How many games are written by one statement, which must end well within the time that a statement has. */
const gamesPerStatement = 2000;

export async function saveListing(
  { listing, cache }: CatalogueServices,
  venues: readonly VenueListing[],
  games: readonly GameListing[],
): Promise<void> {
  await listing.saveVenues(venues);
  for (let place = 0; place < games.length; place += gamesPerStatement) {
    await listing.saveGames(games.slice(place, place + gamesPerStatement));
  }
  cache.expire();
}
