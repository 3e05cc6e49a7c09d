import { parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { reason } from '../../staff/reason.ts';
import { askJackpot } from './jackpots.ts';
import { askTurnoverWeight } from './turnover-weights.ts';

/** No venue's promotions credit more than a million pesos within a day, in centavos. */
export const promoAllowanceMax = 100_000_000n;

const keyId = z.string().check(z.minLength(1), z.maxLength(80));
const venueCode = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const venueKey = z.object({
  id: z.string(),
  created_at: unixSeconds(),
  /** Null while it is valid. */
  retired_at: z.nullable(unixSeconds()),
  /** When a request signed with it was last seen; null: never. */
  seen_at: z.nullable(unixSeconds()),
  /** Of the valid ones the oldest signs our launches. */
  signs_launches: z.boolean(),
});

const platform = z.object({
  id: z.string(),
  name: z.string(),
  logo: z.string(),
  is_open: z.boolean(),
});
export type StaffPlatform = z.output<typeof platform>;

const venue = z.object({
  code: z.string(),
  name: z.string(),
  launch_url: z.string(),
  is_open: z.boolean(),
  /** It speaks a wire of its own, and can be asked which games it lists. */
  has_provider: z.boolean(),
  /** Raised by every change: what was seen is what is changed. */
  revision: z.int(),
  platforms: z.array(platform),
  games: z.int(),
  games_open: z.int(),
  /** Valid ones first, oldest first; of the retired the last few. */
  keys: z.array(venueKey),
  seen_at: z.nullable(unixSeconds()),
  /** What it may credit before a win is held back, and what it has credited today. */
  ceilings: z.object({
    win_times: z.int(),
    day_allowance: money(),
    promo_allowance: money(),
    /** How often a promotion is played before it can be withdrawn. */
    promo_wagering_times: z.int(),
  }),
  today: z.object({ net: money(), promo: money() }),
});
export type StaffVenue = z.output<typeof venue>;

export const listStaffVenues = defineCall({
  method: 'GET',
  path: '/backoffice/api/venues/list',
  access: { staff: 'games.read' },
  summary: 'The venues with their keys, ceilings and when each was last heard of',
  request: z.object({}),
  answer: z.object({ rows: z.array(venue) }),
});

/** A provider of games. Where its games open must be an origin that the settings let pages frame. */
const venueWanted = z.object({
  code: venueCode,
  /** What was seen; 0 for a new one. */
  revision: z.int().check(z.minimum(0)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  launch_url: z
    .string()
    .check(z.maxLength(300), z.regex(/^(?:https:\/\/[^\s"'<>\\@]+|\/(?!\/)[^\s"'<>\\]*)$/)),
  is_open: z.boolean(),
  /** For games that declare nothing: how many times its stake a round may pay. */
  win_times: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type VenueWanted = z.output<typeof venueWanted>;

export const askVenue = defineRequest({
  asks: 'games.venue',
  permission: 'games.venues',
  title: { en: 'A venue', tl: 'Venue' },
  reasons: ['planned', 'mistake-of-house', 'mistake-of-provider', 'regulator', 'other'],
  input: venueWanted,
  path: '/backoffice/api/venues/ask',
  summary: 'Asks a second person to add a venue, or to change where it opens and what it may pay',
  errors: ['CHANGED_MEANWHILE', 'VENUE_KNOWN', 'VENUE_ORIGIN', 'NOTHING_TO_CHANGE'],
  refreshes: [listStaffVenues],
});

/** A new key for a venue. */
export const keyWanted = z.object({
  venue: venueCode,
  /** The valid keys as they were seen: somebody else may have replaced one. */
  valid: z.array(keyId).check(z.maxLength(10)),
});
export type KeyWanted = z.output<typeof keyWanted>;

export const askVenueKey = defineRequest({
  asks: 'games.key',
  permission: 'games.keys',
  title: { en: 'New key of a venue', tl: 'Bagong key ng venue' },
  reasons: ['planned', 'key-stolen', 'mistake-of-provider', 'other'],
  input: keyWanted,
  path: '/backoffice/api/venues/rotate',
  summary:
    'Asks a second person for a new key of a venue; after the approval the caller collects it',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** What a venue's promotions may credit within a day, and how often it is played before it can be withdrawn. */
export const promoTerms = z.object({
  venue: venueCode,
  promo_allowance: money().check(
    z.refine((text) => {
      const amount = parsePesos(text);
      return amount !== null && amount >= 0n && amount <= promoAllowanceMax;
    }),
  ),
  promo_wagering_times: z.int().check(z.minimum(1), z.maximum(100)),
});
export type PromoTerms = z.output<typeof promoTerms>;

export const askPromoTerms = defineRequest({
  asks: 'games.promo',
  permission: 'games.promo',
  title: { en: 'Promotions of a venue', tl: 'Mga promosyon ng venue' },
  reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  input: promoTerms,
  path: '/backoffice/api/venues/promo',
  summary: 'Asks a second person to change what the promotions of a venue may credit',
  errors: ['NOT_FOUND', 'NOTHING_TO_CHANGE'],
});

export const retireVenueKey = defineCall({
  method: 'POST',
  path: '/backoffice/api/venues/retire',
  access: { staff: 'games.keys' },
  summary: 'Ends a key of a venue at once; the last valid one stays',
  request: z.object({ venue: venueCode, id: keyId, reason: reason() }),
  answer: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_KEY'],
  refreshes: [listStaffVenues],
});

export const staffVenuesCalls = { listStaffVenues, retireVenueKey } as const;
export const askingForGamesCalls = {
  askVenue,
  askVenueKey,
  askPromoTerms,
  askTurnoverWeight,
  askJackpot,
} as const;
