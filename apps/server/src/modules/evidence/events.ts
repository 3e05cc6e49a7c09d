import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** A control found rows that break it. */
export const controlBroken = declareEvent(
  'evidence.control-broken',
  z.object({ control: z.string(), found: z.int() }),
);
