import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';

/** What has an id or a name that staff look for. */
export const foundKinds = [
  'player',
  'review',
  'conversation',
  'withdrawal',
  'deposit',
  'payment',
  'batch',
  'round',
  'request',
  'promotion',
  'document',
  'staff',
  'venue',
  'game',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Of one kind a search answers no more than this; whoever means another one types more. */
export const foundRowsMax = 8;

const found = z.object({
  kind: z.enum(foundKinds),
  /** What its page is opened by; of a round and of an identity check the player and its number, with a slash between. */
  id: z.string(),
  /** What it is called: a person masked, as in the lists. */
  name: z.string(),
  /** What tells it from others of that name. */
  about: z.string(),
  amount: z.nullable(money()),
  /** The words name this one alone. */
  is_exact: z.boolean(),
});
export type Found = z.output<typeof found>;

export const searchHouse = defineCall({
  method: 'POST',
  path: '/backoffice/api/search',
  access: { staff: 'own.use' },
  summary:
    'Everything with an id or a name that the caller may read: players, identity checks, conversations, payments, rounds, requests and more; a search for players is audited',
  request: z.object({
    words: z.string(),
    /** All that the caller may read where nothing is said. */
    kinds: z.optional(z.array(z.enum(foundKinds))),
  }),
  /** What is named exactly first, then by kind. */
  answer: z.object({ rows: z.array(found) }),
  errors: ['SEARCH_LENGTH'],
  refreshes: 'nothing',
});

export const searchCalls = { searchHouse } as const;
