import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { categoryIds, gameCategories } from '../../rules/game-categories.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { reason } from '../../staff/reason.ts';

/** A game is open, or under maintenance, or closed by itself or with its platform or venue. */
export const gameStates = ['open', 'maintained', 'closed'] as const;
export type GameState = (typeof gameStates)[number];

export const gameMarks = ['hot', 'new', 'generated'] as const;

/** What a player is told of a maintenance; one line of a toast. */
export const maintenanceWordsMax = 200;
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(maintenanceWordsMax));
const maintenanceWords = z.object({ en: words, tl: words });

/** A game as those who run the catalogue see it. */
export const staffGame = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  img: z.string(),
  venue: z.string(),
  platform: z.string(),
  platform_name: z.string(),
  category: z.enum(gameCategories),
  /** The higher, the more popular: one number for every list that the game stands in. */
  sorting: z.int(),
  is_hot: z.boolean(),
  is_new: z.boolean(),
  /** Of a generated game, which stands in lists for load and looks: the name of the game that opens. */
  opens: z.nullable(z.string()),
  is_online: z.boolean(),
  is_maintained: z.boolean(),
  /** What players are told meanwhile; null: the house's usual words. */
  maintenance: z.nullable(z.object({ en: z.string(), tl: z.string() })),
  state: z.enum(gameStates),
  provider_game: z.string(),
  rtp: z.string(),
  /** As its provider lists them; none where it says nothing. */
  languages: z.array(z.string()),
  stake_min: money(),
  stake_max: money(),
  /** Null: as its venue says. */
  win_times: z.nullable(z.int()),
  /** Rises with every edit; an edit names the one that it was made on. */
  revision: z.int(),
  updated_at: unixSeconds(),
});
export type StaffGame = z.output<typeof staffGame>;

const venueCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const listStaffGames = defineCall({
  method: 'GET',
  path: '/backoffice/api/games/list',
  access: { staff: 'games.read' },
  summary: 'The games of the catalogue, listed or not, the most popular first',
  request: z.object({
    venue: z.optional(venueCode),
    platform: z.optional(venueCode),
    /** A category of games, or the lists of those marked hot or new. */
    category: z.optional(z.enum(categoryIds)),
    mark: z.optional(z.enum(gameMarks)),
    state: z.optional(z.enum(gameStates)),
    w: z.optional(z.string().check(z.maxLength(100))),
    ...listRequest,
  }),
  answer: listPage(staffGame),
  errors: ['INVALID_INPUT'],
});

export const editGame = defineCall({
  method: 'POST',
  path: '/backoffice/api/games/edit',
  access: { staff: 'games.edit' },
  summary: 'Changes marks and state of a game; what is not named stays',
  request: z.object({
    id: id(),
    revision: z.int(),
    is_hot: z.optional(z.boolean()),
    is_new: z.optional(z.boolean()),
    is_online: z.optional(z.boolean()),
    is_maintained: z.optional(z.boolean()),
    maintenance: z.optional(z.nullable(maintenanceWords)),
    reason: reason(),
  }),
  answer: staffGame,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  refreshes: [listStaffGames],
});

export const moveGame = defineCall({
  method: 'POST',
  path: '/backoffice/api/games/move',
  access: { staff: 'games.edit' },
  summary: 'Puts a game above another one of the same list, or at its end',
  request: z.object({
    id: id(),
    revision: z.int(),
    list: z.enum(categoryIds),
    /** The game that it shall stand right above; null: at the end. */
    above: z.nullable(id()),
  }),
  answer: staffGame,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  refreshes: [listStaffGames],
});

export const staffGamesCalls = { listStaffGames, editGame, moveGame } as const;

/** What of it can leave as CSV. */
export const gamesExports = {
  games: {
    title: { en: 'Games', tl: 'Mga laro' },
    callName: 'listStaffGames',
    call: listStaffGames,
    needs: null,
    columns: [
      { key: 'code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'name', title: { en: 'Name', tl: 'Pangalan' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'platform_name', title: { en: 'Platform', tl: 'Platform' } },
      { key: 'category', title: { en: 'Category', tl: 'Kategorya' } },
      { key: 'state', title: { en: 'State', tl: 'Kalagayan' } },
      { key: 'sorting', title: { en: 'Popularity', tl: 'Kasikatan' } },
      { key: 'is_hot', title: { en: 'Hot', tl: 'Hot' } },
      { key: 'is_new', title: { en: 'New', tl: 'Bago' } },
      { key: 'opens', title: { en: 'Generated, opens', tl: 'Halimbawa, binubuksan' } },
      { key: 'rtp', title: { en: 'Declared return %', tl: 'Idineklarang balik %' } },
      { key: 'stake_min', title: { en: 'Smallest stake', tl: 'Pinakamababang taya' } },
      { key: 'stake_max', title: { en: 'Largest stake', tl: 'Pinakamataas na taya' } },
    ],
  },
} as const satisfies ExportableLists;
