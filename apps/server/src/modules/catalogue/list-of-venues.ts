import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import { findVenue } from './find-listed.ts';
import { listGames } from './list-games.ts';
import type { CatalogueServices } from './services.ts';

/** The most popular games of some venues, of all venues where none is named. */
export async function listOfVenues(
  services: CatalogueServices,
  codes: readonly string[],
  limit: number,
): Promise<GameCard[]> {
  const venues = await Promise.all(codes.map((code) => findVenue(services, code)));
  const page = { page: 1, page_size: limit, sorting: 'desc' } as const;
  const wanted =
    codes.length === 0
      ? [page]
      : venues.flatMap((venue) => (venue ? { ...page, venue_id: venue.id } : []));
  const pages = await Promise.all(wanted.map((query) => listGames(services, query)));
  return pages.flatMap(({ d }) => d).slice(0, limit);
}
