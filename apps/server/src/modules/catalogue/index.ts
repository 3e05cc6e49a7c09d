export { type Catalogue, createCatalogue } from './catalogue.ts';
export type { VenueOverview } from './desk/desk.store.ts';
export type { CatalogueGame, GameListing, VenueCeilings, VenueListing } from './listing.store.ts';
export { type GamesDiff, lineOf } from './provider-list/compare-games.ts';
export { compareVenue } from './provider-list/compare-venue.ts';
