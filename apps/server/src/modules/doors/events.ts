import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

const turn = z.object({ turn: z.int() });

/** Two people have opened the house to players. */
export const opened = declareEvent('doors.opened', turn);
/** It is closed to them. */
export const closed = declareEvent('doors.closed', turn);
