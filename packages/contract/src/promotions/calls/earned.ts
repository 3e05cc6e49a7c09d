import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { cursorList, id, unixSeconds, wholeNumber } from '../../fields.ts';

/** The documents name no size. [M-511] */
export const earnedPageSize = 20;

/** [M-114] */
const earnRecord = z.object({
  id: id(),
  name: z.string(),
  image: z.string(),
  bonus: z.int(),
  receive_at: z.nullable(unixSeconds()),
});
export type EarnRecord = z.output<typeof earnRecord>;

/** [M-119 M-364 M-369 M-500] */
export const listEarned = defineCall({
  method: 'GET',
  path: '/promo/task/transaction',
  access: 'player',
  gate: 'reads',
  summary: 'The Filcoins that the player has earned, newest first',
  request: z.object({
    last_id: z.optional(id()),
    page_size: z._default(wholeNumber(1, 100), earnedPageSize),
  }),
  answer: cursorList(earnRecord),
});

export const earnedCalls = { listEarned } as const;
