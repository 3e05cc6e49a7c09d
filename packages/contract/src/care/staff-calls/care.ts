import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { contactWays } from '../../staff/calls/player-notes.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { contactOutcomes, harmMarkerNames } from '../markers.ts';

/** One sign, with what it weighs and how often it was seen. */
const foundMarker = z.object({
  marker: z.enum(harmMarkerNames),
  points: z.int(),
  seen: z.int(),
});
export type FoundMarker = z.output<typeof foundMarker>;

const harmCase = z.object({
  uid: id(),
  /** 0 to 100. */
  score: z.int(),
  markers: z.array(foundMarker),
  /** Since when it waits for somebody; null where nobody has to look. */
  opened_at: z.nullable(unixSeconds()),
  scored_at: unixSeconds(),
  contacts: z.int(),
});
export type HarmCase = z.output<typeof harmCase>;

export const listHarmCases = defineCall({
  method: 'GET',
  path: '/backoffice/api/care/cases',
  access: { staff: 'care.read' },
  summary:
    'Players with markers of harm, those that wait for somebody first, the highest score first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['open', 'all']), 'open'),
    uid: z.optional(id()),
  }),
  answer: listPage(harmCase),
});

const careContact = z.object({
  id: id(),
  at: unixSeconds(),
  by: z.string(),
  way: z.enum(contactWays),
  words: z.string(),
  changed: z.array(z.enum(contactOutcomes)),
  /** The score at that moment. */
  score: z.int(),
});
export type CareContact = z.output<typeof careContact>;

export const readHarmCase = defineCall({
  method: 'GET',
  path: '/backoffice/api/care/case',
  access: { staff: 'care.read' },
  summary: 'The markers of a player, and every word with them about it',
  request: z.object({ uid: id() }),
  answer: z.object({ case: harmCase, contacts: z.array(careContact) }),
  errors: ['NOT_FOUND'],
});

export const logCareContact = defineCall({
  method: 'POST',
  path: '/backoffice/api/care/contact',
  access: { staff: 'care.contact' },
  summary:
    'Writes down a word with a player about their play and what it changed; the case is done',
  request: z.object({
    uid: id(),
    way: z.enum(contactWays),
    words: staffReason(),
    changed: z
      .array(z.enum(contactOutcomes))
      .check(z.minLength(1), z.maxLength(contactOutcomes.length)),
  }),
  answer: z.object({ case: harmCase, contacts: z.array(careContact) }),
  errors: ['NOT_FOUND'],
  refreshes: [listHarmCases, readHarmCase],
});

export const careCalls = { listHarmCases, readHarmCase, logCareContact } as const;
