import { pieceKinds } from '@perya/contract/content/staff-calls/pieces';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** From now on players read this version; null: nothing. */
export const putInForce = declareEvent(
  'content.put-in-force',
  z.object({ kind: z.enum(pieceKinds), place: z.string(), version: z.nullable(z.int()) }),
);
