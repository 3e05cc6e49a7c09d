import { Refusal } from '../../platform/http/refusal.ts';
import type { Entry, Recorded } from '../audit/index.ts';
import type { GameListing, NewPromoTerms, VenueListing } from './listing.store.ts';
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

/** Which generated games are left of those that were ever listed. */
export async function keepGenerated(
  { listing, cache }: CatalogueServices,
  kept: readonly string[],
  former: readonly string[],
): Promise<void> {
  await listing.keepGenerated(kept, former);
  cache.expire();
}

/** What a venue's promotions may credit; the caches of all processes follow the version. */
export async function changePromoTerms(
  { listing }: Pick<CatalogueServices, 'listing'>,
  tx: Recorded,
  { reason, ...wanted }: NewPromoTerms & { reason: string },
): Promise<Entry> {
  const before = await listing.setPromoTerms(tx, wanted);
  if (!before) throw new Refusal('NOT_FOUND');
  const factsOf = ({ allowance, wageringTimes }: typeof before) => ({
    promo_allowance: String(allowance),
    promo_wagering_times: wageringTimes,
  });
  return {
    action: 'catalogue.promo-terms-changed',
    subject: { kind: 'venue', venue: wanted.venue },
    before: factsOf(before),
    after: factsOf(wanted),
    reason,
  };
}
