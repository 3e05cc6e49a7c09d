import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** A control found rows that break it. */
export const controlBroken = declareEvent(
  'evidence.control-broken',
  z.object({ control: z.string(), found: z.int() }),
);

/** The tree of what the house owes its players was made for a day. */
export const fundsTaken = declareEvent(
  'evidence.funds-taken',
  z.object({ day: z.string(), root: z.string() }),
);

/** A day in Manila was signed; the hash is of its statement. */
export const dayClosed = declareEvent(
  'evidence.day-closed',
  z.object({ day: z.string(), hash: z.string() }),
);
