import { articleKinds } from '@perya/contract/content/staff-calls/articles';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** From now on players read this version; null: nothing. */
export const putInForce = declareEvent(
  'content.put-in-force',
  z.object({ kind: z.enum(articleKinds), place: z.string(), version: z.nullable(z.int()) }),
);
