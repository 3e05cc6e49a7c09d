import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listReviews, readReview } from '../../kyc/staff-calls/reviews.ts';
import { listPaymentCases, readPaymentCase } from '../../payments/staff-calls/cases.ts';
import {
  listStaffWithdrawals,
  readStaffWithdrawal,
} from '../../payments/staff-calls/withdrawals.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { listConversations, readConversation } from '../../support/staff-calls/conversations.ts';
import { listQueues } from './queues.ts';

/** Queues whose cases one person has at a time. */
const assignedQueues = ['kyc', 'withdrawals', 'payment-cases', 'support'] as const;
export type AssignedQueue = (typeof assignedQueues)[number];

/** What was given to a colleague waits for them so long; a claim of one's own is shorter. */
export const assignedHours = 8;

/** Where it shows who has a case. */
const casesShown = [
  listQueues,
  listReviews,
  readReview,
  listStaffWithdrawals,
  readStaffWithdrawal,
  listPaymentCases,
  readPaymentCase,
  listConversations,
  readConversation,
];

export const listAssignees = defineCall({
  method: 'GET',
  path: '/backoffice/api/queues/assignees',
  access: { staff: 'home.read' },
  summary:
    'Colleagues who may have a case of a queue, or of any queue that is the caller’s own too',
  request: z.object({ queue: z.optional(z.enum(assignedQueues)) }),
  answer: z.object({ rows: z.array(z.object({ id: id(), name: z.string() })) }),
});

export const assignCase = defineCall({
  method: 'POST',
  path: '/backoffice/api/queues/assign',
  access: { staff: 'queues.take-over' },
  summary: 'Gives a case to a colleague, whoever has it at present',
  request: z.object({
    queue: z.enum(assignedQueues),
    /** As its page is called by; of an identity check the player and its version, with a slash between. */
    id: z.string().check(z.regex(/^\d{1,19}(\/\d{1,9})?$/)),
    to: id(),
    reason: staffReason(),
  }),
  answer: z.object({ name: z.string() }),
  errors: ['NOT_FOUND', 'ASSIGNEE_UNFIT'],
  refreshes: casesShown,
});

export const shiftWordsMax = 1000;

const shiftNote = z.object({
  id: id(),
  at: unixSeconds(),
  by: z.string(),
  /** Who was given the cases; null where they went back to the queues. */
  to: z.nullable(z.string()),
  cases: z.int(),
  words: z.string(),
});
export type ShiftNote = z.output<typeof shiftNote>;

export const listShiftNotes = defineCall({
  method: 'GET',
  path: '/backoffice/api/shifts',
  access: { staff: 'home.read' },
  summary: 'What colleagues left to the next shift within the last day, the newest first',
  request: z.object({}),
  answer: z.object({ rows: z.array(shiftNote) }),
});

export const endShift = defineCall({
  method: 'POST',
  path: '/backoffice/api/shifts/end',
  access: { staff: 'own.use' },
  summary:
    'Gives all that the caller has claimed to a colleague or back, with words for the next shift',
  request: z.object({
    /** Null: back to the queues. */
    to: z.nullable(id()),
    words: z.string().check(z.trim(), z.maxLength(shiftWordsMax)),
  }),
  answer: z.object({
    given: z.int(),
    /** What the colleague may not have went back to its queue. */
    returned: z.int(),
  }),
  errors: ['ASSIGNEE_UNFIT'],
  refreshes: [listShiftNotes, ...casesShown],
});

export const assigningCalls = { listAssignees, assignCase, listShiftNotes, endShift } as const;
