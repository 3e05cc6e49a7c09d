import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { listStaffVenues } from '../../games/staff-calls/venues.ts';
import { gameCategories } from '../../rules/game-categories.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listStaffGames } from './games.ts';
import { gamesAtOnceMax, gameToList } from './listing.ts';

const venueCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const rtp = z.string().check(z.regex(/^(?:100|\d{1,2})(?:\.\d{1,2})?$/));
const language = z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z]{2,4})?$/));
const languages = z.array(language).check(z.maxLength(60));

/** A game that the provider lists and the catalogue does not have. */
const offeredGame = z.object({
  provider_game: z.string(),
  name: z.string(),
  /** Who made it. */
  maker: z.string(),
  /** Null where the provider's own word means none of ours, or it says nothing. */
  category: z.nullable(z.enum(gameCategories)),
  rtp: z.nullable(z.string()),
  languages: z.array(z.string()),
  /** A cover is fetched once it is listed. */
  has_cover: z.boolean(),
});
export type OfferedGame = z.output<typeof offeredGame>;

/** What of a game the provider says otherwise. */
export const changedFacts = ['rtp', 'category', 'languages'] as const;

const changedGame = z.object({
  id: id(),
  code: z.string(),
  name: z.string(),
  revision: z.int(),
  what: z.enum(changedFacts),
  was: z.string(),
  is: z.string(),
});
export type ChangedListing = z.output<typeof changedGame>;

const goneGame = z.object({ id: id(), code: z.string(), name: z.string(), revision: z.int() });

export const readProviderList = defineCall({
  method: 'GET',
  path: '/backoffice/api/venues/provider-list',
  access: { staff: 'games.read' },
  summary:
    'Asks the provider of a venue for its games: which are new, said otherwise than in the catalogue, and offered no more',
  request: z.object({ venue: venueCode }),
  answer: z.object({
    added: z.array(offeredGame),
    changed: z.array(changedGame),
    gone: z.array(goneGame),
    /** Games of the venue that stand as the provider lists them. */
    same: z.int(),
  }),
  errors: ['NOT_FOUND', 'PROVIDER_SILENT', 'CATALOGUE_HALVED'],
});

const seen = { id: id(), revision: z.int() };

/** What of a provider's list shall be ours. Each part is what was seen: a game that changed meanwhile refuses all of it. */
const providerListWanted = z.object({
  venue: venueCode,
  added: z
    .array(z.extend(gameToList, { languages, fetch_cover: z.boolean() }))
    .check(z.maxLength(gamesAtOnceMax)),
  changed: z
    .array(
      z.object({
        ...seen,
        rtp: z.optional(rtp),
        category: z.optional(z.enum(gameCategories)),
        languages: z.optional(languages),
      }),
    )
    .check(z.maxLength(gamesAtOnceMax)),
  gone: z.array(z.object(seen)).check(z.maxLength(gamesAtOnceMax)),
});
export type ProviderListWanted = z.output<typeof providerListWanted>;

export const askProviderList = defineRequest({
  asks: 'games.list',
  permission: 'games.venues',
  title: { en: 'Games as the provider lists them', tl: 'Mga laro ayon sa listahan ng provider' },
  reasons: ['planned', 'regulator', 'other'],
  input: providerListWanted,
  path: '/backoffice/api/venues/take-list',
  summary:
    'Asks a second person to take over what a provider lists: new games, closed at first, what it says otherwise, and games it offers no more',
  errors: [
    ...(['NOT_FOUND', 'NOTHING_TO_CHANGE', 'GAME_KNOWN', 'GAME_TERMS'] as const),
    ...(['PLATFORM_UNKNOWN', 'CHANGED_MEANWHILE', 'CATALOGUE_HALVED'] as const),
  ],
  refreshes: [listStaffGames, listStaffVenues, readProviderList],
});

export const providerListCalls = { readProviderList } as const;
export const askingForProviderListCalls = { askProviderList } as const;
