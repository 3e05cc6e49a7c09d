import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** The signs of a player came to weigh so much that somebody has to look. */
export const opened = declareEvent('care.opened', z.object({ score: z.int() }));

/** There was a word with the player about their play. */
export const contacted = declareEvent(
  'care.contacted',
  z.object({ score: z.int(), changed: z.array(z.string()) }),
);
