export { type Catalogue, createCatalogue } from './catalogue.ts';
export type { CatalogueGame, GameListing, VenueListing } from './listing.store.ts';
