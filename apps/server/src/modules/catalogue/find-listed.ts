import type { CatalogueServices } from './dependencies.ts';
import type { CatalogueGame, Venue } from './listing.store.ts';

export function findGame(
  { cache, listing }: CatalogueServices,
  code: string,
): Promise<CatalogueGame | null> {
  return cache.get(`game ${code}`, () => listing.findGame(code));
}

export function findVenue(
  { cache, listing }: CatalogueServices,
  code: string,
): Promise<Venue | null> {
  return cache.get(`venue ${code}`, () => listing.findVenueByCode(code));
}

export function findVenueById(
  { cache, listing }: CatalogueServices,
  id: number,
): Promise<Venue | null> {
  return cache.get(`venue-id ${id}`, () => listing.findVenueById(id));
}
