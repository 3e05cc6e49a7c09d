export { type Catalogue, createCatalogue } from './catalogue.ts';
export type { VenueOverview } from './desk/desk.store.ts';
export { type GamesDiff, lineOf } from './furnish/compare-games.ts';
export { compareVenue } from './furnish/compare-venue.ts';
export type { CatalogueGame, GameListing, VenueCeilings, VenueListing } from './listing.store.ts';
