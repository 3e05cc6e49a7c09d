import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  GameCard,
  listGames as listGamesCall,
  listPlatforms as listPlatformsCall,
} from '@perya/contract/catalogue/calls/catalogue';
import { readBrands, splitBrand } from '@perya/contract/rules/game-brands';
import { presentCard, presentGame, presentGamePage, presentProvider } from './catalogue.present.ts';
import { findVenue } from './find-listed.ts';
import type { Found, GameFilter } from './game.store.ts';
import type { CatalogueServices } from './services.ts';

type Query = RequestOf<typeof listGamesCall>;

function filterOf(query: Query): GameFilter {
  return {
    gameType: query.game_type ?? 0,
    isHot: query.is_hot === 1,
    isNew: query.is_new === 1,
    venueId: query.venue_id || null,
    platformId: query.platform_id || null,
    platforms: readBrands(query.brands).map(splitBrand),
    keyword: query.w ?? '',
    sorting: query.sorting,
  };
}

/** Pages without a keyword are cached: they are few and the same for everybody. */
export async function listGames(
  { games, cache }: CatalogueServices,
  query: Query,
): Promise<AnswerOf<typeof listGamesCall>> {
  const filter = filterOf(query);
  const { page, page_size: size } = query;
  const offset = (page - 1) * size;
  const find = async (): Promise<Found> => {
    if (filter.keyword !== '') return games.search(filter, size, offset);
    const total = await cache.get(`total ${JSON.stringify({ ...filter, sorting: '' })}`, async () =>
      games.count(filter),
    );
    if (offset >= total) return { rows: [], total };
    const place = `page ${JSON.stringify([filter, size, offset])}`;
    return { rows: await cache.get(place, () => games.list(filter, size, offset)), total };
  };
  const { rows, total } = await find();
  return presentGamePage(rows.map(presentGame), total, size);
}

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

/** The games of these codes in their order, without those that players do not see. */
export async function listCards(
  { games }: Pick<CatalogueServices, 'games'>,
  codes: readonly string[],
): Promise<GameCard[]> {
  const byCode = new Map((await games.listCalled(codes)).map((game) => [game.code, game]));
  return codes.flatMap((code) => {
    const game = byCode.get(code);
    return game ? [presentCard(game)] : [];
  });
}

export async function listPlatforms({
  cache,
  listing,
}: CatalogueServices): Promise<AnswerOf<typeof listPlatformsCall>> {
  const platforms = await cache.get('platforms', listing.listPlatforms);
  return { d: platforms.map(presentProvider), t: platforms.length, s: platforms.length };
}
