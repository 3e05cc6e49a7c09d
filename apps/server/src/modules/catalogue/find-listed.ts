import type { CatalogueGame, Venue, VenueCeilings } from './listing.store.ts';
import type { CatalogueServices } from './services.ts';

export function findGame(
  { cache, listing }: CatalogueServices,
  code: string,
): Promise<CatalogueGame | null> {
  return cache.get(`game ${code}`, () => listing.findGame(code));
}

export function findGameOfProvider(
  { cache, listing }: CatalogueServices,
  venue: string,
  providerGame: string,
): Promise<CatalogueGame | null> {
  return cache.get(`game of ${venue} ${providerGame}`, () =>
    listing.findGameOfProvider(venue, providerGame),
  );
}

/** What an address calls a game: its code or its name, in any case of letters. A name is not cached: it is rare. [G-301] */
export async function findGameCalled(
  services: CatalogueServices,
  name: string,
): Promise<CatalogueGame | null> {
  const byCode = await findGame(services, name.trim().toLowerCase());
  return byCode ?? services.listing.findGameByName(name);
}

export function findVenue(
  { cache, listing }: CatalogueServices,
  code: string,
): Promise<Venue | null> {
  return cache.get(`venue ${code}`, () => listing.findVenueByCode(code));
}

export function findCeilings(
  { cache, listing }: CatalogueServices,
  venue: string,
): Promise<VenueCeilings | null> {
  return cache.get(`ceilings ${venue}`, () => listing.findCeilings(venue));
}

export function findVenueById(
  { cache, listing }: CatalogueServices,
  id: number,
): Promise<Venue | null> {
  return cache.get(`venue-id ${id}`, () => listing.findVenueById(id));
}
