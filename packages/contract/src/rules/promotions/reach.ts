import * as z from 'zod/mini';

/** Of whom a reach is counted: players who came in so many days, and no more of them than this. */
export const reachDays = 30;
export const reachLookedMax = 20_000;

/** How many something is for, of the players who came lately. */
export const lookedAt = {
  /** Players who came in the last `reachDays` days and were looked at. */
  looked: z.int(),
  /** Whether there are more of them than were looked at. */
  is_more: z.boolean(),
  /** Of those looked at, whom it is for; no test account. */
  meant: z.int(),
} as const;
export type LookedAt = z.output<z.ZodMiniObject<typeof lookedAt>>;
