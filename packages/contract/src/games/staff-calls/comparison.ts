import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';

/** How a provider's books and ours tell one transaction. */
export const differenceNames = [
  'unknown-here',
  'gone-here',
  'held-here',
  'stands-here',
  'other-amount',
  'unknown-there',
] as const;

const comparedDay = z.object({
  /** A day of Manila, as in 2026-11-18. */
  day: z.string(),
  compared_at: unixSeconds(),
  /** How many transactions of the provider were looked up here, and how many of ours there. */
  theirs: z.int(),
  ours: z.int(),
  differences: z.int(),
  /** Why it could not be compared yet; it is tried again on the next nights. */
  problem: z.nullable(z.enum(['refused', 'unreachable', 'timeout', 'unreadable'])),
});
export type ComparedDay = z.output<typeof comparedDay>;

const difference = z.object({
  day: z.string(),
  transaction: z.string(),
  what: z.enum(differenceNames),
  /** Null for a player whom nobody here knows. */
  uid: z.nullable(id()),
  /** Of a transaction that belongs to a round here. */
  round: z.nullable(id()),
  /** What stands of it; null: nothing. */
  theirs: z.nullable(money()),
  ours: z.nullable(money()),
});
export type ComparisonDifference = z.output<typeof difference>;

export const readComparison = defineCall({
  method: 'GET',
  path: '/backoffice/api/venues/comparison',
  access: { staff: 'games.read' },
  summary:
    'How the last thirty days of a venue were compared with the books of its provider, and what the two tell otherwise',
  request: z.object({ venue: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  answer: z.object({
    /** Whether the provider tells its transactions at all. */
    lists: z.boolean(),
    days: z.array(comparedDay),
    differences: z.array(difference),
  }),
  errors: ['NOT_FOUND'],
});

export const comparisonCalls = { readComparison } as const;
