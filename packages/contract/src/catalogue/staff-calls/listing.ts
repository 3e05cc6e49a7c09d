import { parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money } from '../../fields.ts';
import { listStaffVenues } from '../../games/staff-calls/venues.ts';
import { gameCategories } from '../../rules/game-categories.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { reason } from '../../staff/reason.ts';
import { listStaffGames, staffGame } from './games.ts';

/** One request adds so many, which a person can still look through. */
export const gamesAtOnceMax = 50;
/** In centavos; no stake of the house is larger. */
const stakeMax = 100_000_000n;

const label = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const gameCode = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const gameName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
const stake = money().check(
  z.refine((text) => {
    const amount = parsePesos(text);
    return amount !== null && amount > 0n && amount <= stakeMax;
  }),
);
/** Where a cover lies, without width and ending: a drawing of the house, one that was sent, or none. */
const cover = z
  .string()
  .check(z.regex(/^(?:|\/art\/covers\/[\w-]{1,80}|\/files\/covers\/\d{1,20}\/[\w-]{1,64})$/));
const logo = z
  .string()
  .check(
    z.regex(
      /^(?:|\/art\/platforms\/[\w-]{1,60}\.svg|\/files\/platforms\/\d{1,20}\/[\w-]{1,64}\.webp)$/,
    ),
  );

/** What money depends on: what a round may take and pay, and how much of a stake counts as turnover. */
const terms = {
  /** The provider's own name of the game. */
  provider_game: z.string().check(z.trim(), z.regex(/^[\w.:-]{1,100}$/)),
  category: z.enum(gameCategories),
  /** Percent of the stakes that it returns, as the provider declares. */
  rtp: z.string().check(z.regex(/^(?:100|\d{1,2})(?:\.\d{1,2})?$/)),
  stake_min: stake,
  stake_max: stake,
  /** How many times its stake a round can pay; null: as the venue says. */
  win_times: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
};

/** A game that is not in the catalogue yet. */
export const gameToList = z.object({ code: gameCode, name: gameName, platform: label, ...terms });
export type GameToList = z.output<typeof gameToList>;

const newGames = z.object({
  venue: label,
  games: z.array(gameToList).check(z.minLength(1), z.maxLength(gamesAtOnceMax)),
});
export type NewGames = z.output<typeof newGames>;

export const askNewGames = defineRequest({
  asks: 'games.new',
  permission: 'games.venues',
  title: { en: 'New games', tl: 'Mga bagong laro' },
  reasons: ['planned', 'regulator', 'other'],
  input: newGames,
  path: '/backoffice/api/games/new',
  summary: 'Asks a second person to list games of a venue; each begins closed',
  errors: ['NOT_FOUND', 'GAME_KNOWN', 'GAME_TERMS', 'PLATFORM_UNKNOWN'],
  refreshes: [listStaffGames, listStaffVenues],
});

const gameTerms = z.object({ id: id(), revision: z.int(), ...terms });
export type GameTerms = z.output<typeof gameTerms>;

export const askGameTerms = defineRequest({
  asks: 'games.terms',
  permission: 'games.venues',
  title: { en: 'Terms of a game', tl: 'Mga kondisyon ng laro' },
  reasons: ['planned', 'mistake-of-provider', 'mistake-of-house', 'regulator', 'other'],
  input: gameTerms,
  path: '/backoffice/api/games/terms',
  summary: 'Asks a second person to change what a game takes, pays and counts as',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'GAME_TERMS', 'NOTHING_TO_CHANGE'],
  refreshes: [listStaffGames],
});

export const describeGame = defineCall({
  method: 'POST',
  path: '/backoffice/api/games/describe',
  access: { staff: 'games.edit' },
  summary: 'Changes name, platform and cover of a game that is still as it was seen',
  request: z.object({
    id: id(),
    revision: z.int(),
    name: gameName,
    platform: label,
    img: cover,
    reason: reason(),
  }),
  answer: staffGame,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'PLATFORM_UNKNOWN', 'PICTURE_UNKNOWN'],
  refreshes: [listStaffGames],
});

export const savePlatform = defineCall({
  method: 'POST',
  path: '/backoffice/api/venues/platform',
  access: { staff: 'games.edit' },
  summary: 'Adds a platform of a venue, by which players find games, or changes one',
  request: z.object({
    venue: label,
    id: label,
    name: gameName,
    logo,
    is_open: z.boolean(),
    reason: reason(),
  }),
  answer: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'PICTURE_UNKNOWN'],
  refreshes: [listStaffVenues, listStaffGames],
});

const upload = {
  method: 'POST',
  access: { staff: 'games.edit' },
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE'],
  refreshes: 'nothing',
} as const;

export const uploadCover = defineCall({
  ...upload,
  path: '/backoffice/api/games/cover',
  summary: 'Takes a cover in the field `file` of a multipart body, and draws it anew in two widths',
});

export const uploadPlatformLogo = defineCall({
  ...upload,
  path: '/backoffice/api/venues/logo',
  summary: 'Takes a logo in the field `file` of a multipart body, and draws it anew',
});

export const listingCalls = {
  describeGame,
  savePlatform,
  uploadCover,
  uploadPlatformLogo,
} as const;
export const askingForListingCalls = { askNewGames, askGameTerms } as const;
