import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';

/** What the house asks a player to show. */
export const askedKinds = ['funds', 'wealth', 'address', 'identity'] as const;
export type AskedKind = (typeof askedKinds)[number];

/** Of which the player says where the money comes from too. */
export const asksSource = (kind: AskedKind): boolean => kind === 'funds' || kind === 'wealth';

/** Where the money comes from, as the player says. */
export const fundsSources = [
  'salary',
  'business',
  'savings',
  'sale',
  'inheritance',
  'family',
  'other',
] as const;
export type FundsSource = (typeof fundsSources)[number];

/** Pictures of one answer, and what is written to it. */
export const askedPicturesMax = 5;
export const askedWordsMax = 300;

const asked = z.object({
  id: id(),
  kind: z.enum(askedKinds),
  asked_at: unixSeconds(),
  /** Null while the house waits for it. */
  given_at: z.nullable(unixSeconds()),
});
export type AskedDocuments = z.output<typeof asked>;

export const listAskedDocuments = defineCall({
  method: 'GET',
  path: '/member/asked-documents',
  access: 'player',
  gate: 'reads',
  summary: 'What the house asks the player to show, the newest first',
  request: z.object({}),
  answer: z.array(asked),
});

export const giveAskedDocuments = defineCall({
  method: 'POST',
  path: '/member/asked-documents/give',
  access: 'player',
  gate: 'ownAccount',
  summary:
    'Shows what the house asked for: pictures that were uploaded, and where money comes from',
  request: z.object({
    id: id(),
    /** Where it is asked for: nobody says so of a proof of address. */
    source: z.optional(z.enum(fundsSources)),
    words: z._default(z.string().check(z.trim(), z.maxLength(askedWordsMax)), ''),
    pictures: z
      .array(z.string().check(z.maxLength(200)))
      .check(z.minLength(1), z.maxLength(askedPicturesMax)),
  }),
  answer: asked,
  errors: ['NOT_FOUND', 'FILE_UNKNOWN', 'INVALID_INPUT'],
  refreshes: [listAskedDocuments],
});

export const askedDocumentsCalls = { listAskedDocuments, giveAskedDocuments } as const;
