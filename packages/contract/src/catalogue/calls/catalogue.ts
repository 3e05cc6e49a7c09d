import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { sizes } from '../../constants.ts';
import { countedList, id, unixSeconds, wholeNumber } from '../../fields.ts';
import { brandList } from '../../rules/game-brands.ts';
import { searchField } from '../../rules/game-search.ts';
import { sortings } from '../../rules/game-sorting.ts';

/** The largest page sizes that a screen needs. */
const gamePageMax = 100;
const historyMax = 50;
const pageMax = 100_000;

const flag = z.union([z.literal(0), z.literal(1)]);
const page = () => z._default(wholeNumber(1, pageMax), 1);

/** A game as a card shows it; `img` is the base path of its cover, width and format are appended by the app. [G-116 M-100] */
export const gameCard = z.object({
  id: id(),
  code: z.string(),
  img: z.string(),
  venue_id: id(),
  logo: z.string(),
  platform_id: z.string(),
  en_name: z.string(),
  maintained: flag,
  /** What is to be said of the maintenance; left out: the usual words. */
  maintenance: z.optional(z.object({ en: z.string(), tl: z.string() })),
  is_hot: flag,
  is_new: flag,
  /** Percent of the stakes that returns to the players in the long run, as in 96.50. */
  rtp: z.string(),
  /** Of a generated game, which stands in lists for load and looks: the name of the game that opens. */
  opens: z.optional(z.string()),
});
export type GameCard = z.output<typeof gameCard>;

/** The full record of the game list. `game_id` is the provider's own name of the game. [G-117] */
const game = z.extend(gameCard, {
  zh_name: z.string(),
  game_id: z.string(),
  game_type: z.int(),
  online: flag,
  platform_name: z.string(),
  sorting: z.int(),
  created_at: unixSeconds(),
  updated_at: unixSeconds(),
  updated_name: z.string(),
  updated_uid: id(),
});
export type Game = z.output<typeof game>;

/** A provider of the selector; a selection names it `venue_id_id`. [G-118] */
const provider = z.object({ venue_id: id(), id: z.string(), logo: z.string(), name: z.string() });
export type Provider = z.output<typeof provider>;

/** The documents describe these two lists in two ways, so the rows stand under `d` and again under `data`. [G-122 G-123 G-124 G-125 G-126] */
const gamePage = <Row extends z.ZodMiniType>(row: Row) =>
  z.extend(countedList(row), { data: z.array(row), last_id: z.nullable(id()) });

export const listPlatforms = defineCall({
  method: 'GET',
  path: '/member/platform/list',
  access: 'public',
  summary: 'The providers whose games are listed',
  request: z.object({}),
  answer: countedList(provider),
});

export const listGames = defineCall({
  method: 'GET',
  path: '/member/game/list',
  access: 'public',
  summary: 'The games by category, provider, mark and keyword, page by page',
  request: z.object({
    page: page(),
    page_size: z._default(wholeNumber(1, gamePageMax), sizes.gamePage),
    sorting: z._default(z.enum(sortings), 'desc'),
    venue_id: z.optional(wholeNumber(0, 999_999_999)),
    platform_id: z.optional(z.string().check(z.maxLength(40))),
    /** Several providers at once: a comma list of `venue_id_id`. */
    brands: z.optional(brandList()),
    w: z.optional(searchField()),
    is_new: z.optional(wholeNumber(0, 1)),
    is_hot: z.optional(wholeNumber(0, 1)),
    /** 0 is any. */
    game_type: z.optional(wholeNumber(0, 99)),
  }),
  answer: gamePage(game),
});

export const listPlayedGames = defineCall({
  method: 'GET',
  path: '/member/game/list/history',
  access: 'player',
  gate: 'reads',
  summary: 'The games that the player opened, the latest first: continue where you left',
  request: z.object({ page_size: z._default(wholeNumber(1, historyMax), sizes.gamePage) }),
  answer: countedList(z.extend(gameCard, { played_at: unixSeconds() })),
});

export const addFavourite = defineCall({
  method: 'GET',
  path: '/member/fav/insert',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Marks a game as a favourite; a favourite stays one',
  request: z.object({ id: id() }),
  answer: z.boolean(),
  errors: ['NOT_FOUND'],
});

export const listFavourites = defineCall({
  method: 'GET',
  path: '/member/fav/list',
  access: 'player',
  gate: 'reads',
  summary: 'The favourites of the player, the latest first',
  request: z.object({
    page: page(),
    page_size: z._default(wholeNumber(1, sizes.favouritesFetch), sizes.favouritesFetch),
  }),
  answer: gamePage(gameCard),
});

export const removeFavourite = defineCall({
  method: 'GET',
  path: '/member/fav/delete',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Takes the mark of a favourite away; it is no error if there was none',
  request: z.object({ id: id() }),
  answer: z.boolean(),
  errors: ['NOT_FOUND'],
});

export const catalogueCalls = {
  listPlatforms,
  listGames,
  listPlayedGames,
  addFavourite,
  listFavourites,
  removeFavourite,
} as const;
