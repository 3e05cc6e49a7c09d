import { stopScopes } from '@perya/contract/house/staff-calls/stops';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

const target = z.object({
  scope: z.enum(stopScopes),
  subject: z.string(),
});

/** Gaming was stopped by the house. */
export const stopped = declareEvent('stops.stopped', target);
/** It goes on. */
export const resumed = declareEvent('stops.resumed', target);
