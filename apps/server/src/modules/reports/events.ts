import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

/** The figures of a gaming day are fixed: from now on what concerns it is a correction of the day it comes on. */
export const gamingDayClosed = declareEvent('reports.day-closed', z.object({ day: z.string() }));
