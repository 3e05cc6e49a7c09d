import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { wholeNumber } from '../../fields.ts';

/** An answer within these minutes is a quick one. */
export const quickAnswerMinutes = 10;

/** How long players waited for answers; half of them no longer than `median`, nine of ten no longer than `slow`. */
const times = {
  answers: z.int(),
  /** Of them within `quickAnswerMinutes`. */
  quick: z.int(),
  median_seconds: z.int(),
  slow_seconds: z.int(),
};

const answer = z.object({
  /** Of a day in Manila with answers, the newest first. */
  days: z.array(z.object({ day: z.string(), ...times })),
  /** By whoever answered, as `staff:7`; who answered most first. */
  people: z.array(z.object({ by: z.string(), ...times })),
});
export type ResponseTimes = z.output<typeof answer>;

export const readResponseTimes = defineCall({
  method: 'GET',
  path: '/backoffice/api/support/response-times',
  access: { staff: 'support.read' },
  summary: 'How long players waited for answers, by day and by whoever answered',
  request: z.object({ days: z._default(wholeNumber(1, 92), 30) }),
  answer,
});

export const responseTimesCalls = { readResponseTimes } as const;
