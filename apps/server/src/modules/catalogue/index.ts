export { type Catalogue, createCatalogue } from './catalogue.ts';
export type { VenueOverview } from './desk/desk.store.ts';
export { compareGames, type GamesDiff, lineOf } from './furnish/compare-games.ts';
export { listKnownGames } from './furnish/provider-games.store.ts';
export type { CatalogueGame, GameListing, VenueCeilings, VenueListing } from './listing.store.ts';
