import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { wholeNumber } from '../../fields.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { getHome, queue, queueNames } from './home.ts';

/** From a minute to a week. */
export const dueMinutes = { min: 1, max: 7 * 24 * 60 } as const;

export const listQueues = defineCall({
  method: 'GET',
  path: '/backoffice/api/queues',
  access: { staff: 'home.read' },
  summary: 'What waits for the caller, and until when it is due',
  request: z.object({}),
  answer: z.object({ rows: z.array(queue) }),
});

export const setQueueDue = defineCall({
  method: 'POST',
  path: '/backoffice/api/queues/due',
  access: { staff: 'queues.due' },
  summary: 'Says how long what waits in a queue may wait; null: nobody is promised anything',
  request: z.object({
    name: z.enum(queueNames),
    due_minutes: z.nullable(wholeNumber(dueMinutes.min, dueMinutes.max)),
    reason: staffReason(),
  }),
  /** False if it stood so already: then nothing was done. */
  answer: z.object({ changed: z.boolean() }),
  refreshes: [listQueues, getHome],
});

export const queuesCalls = { listQueues, setQueueDue } as const;
