export { type Catalogue, createCatalogue } from './catalogue.ts';
export type { CatalogueGame, GameListing, VenueCeilings, VenueListing } from './listing.store.ts';
