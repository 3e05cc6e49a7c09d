import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import { reason } from '../reason.ts';

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

const venue = z.object({
  code: z.string(),
  name: z.string(),
  is_open: z.boolean(),
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

export const rotateVenueKey = defineCall({
  method: 'POST',
  path: '/backoffice/api/venues/rotate',
  access: { staff: 'games.keys' },
  summary: 'Gives a venue a new key; its secret is answered here and never again',
  request: z.object({
    venue: venueCode,
    /** The valid keys as they were seen: somebody else may have replaced one. */
    valid: z.array(keyId).check(z.maxLength(10)),
    reason: reason(),
  }),
  answer: z.object({ id: z.string(), secret: z.string(), retired: z.array(z.string()) }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const retireVenueKey = defineCall({
  method: 'POST',
  path: '/backoffice/api/venues/retire',
  access: { staff: 'games.keys' },
  summary: 'Ends a key of a venue at once; the last valid one stays',
  request: z.object({ venue: venueCode, id: keyId, reason: reason() }),
  answer: z.object({ id: z.string() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_KEY'],
});

export const staffVenuesCalls = { listStaffVenues, rotateVenueKey, retireVenueKey } as const;
