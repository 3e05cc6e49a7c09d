import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { looseText, pictureKeys, writingKey } from '../../rules/support/fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { languages } from '../../text.ts';

export const feedbackStates = ['open', 'answered', 'closed'] as const;

const row = z.object({
  id: id(),
  uid: id(),
  name: z.string(),
  brand: z.string(),
  state: z.enum(feedbackStates),
  text: z.string(),
  at: unixSeconds(),
  decided_at: z.nullable(unixSeconds()),
  decided_by: z.nullable(z.string()),
});
export type StaffFeedback = z.output<typeof row>;

export const listFeedback = defineCall({
  method: 'GET',
  path: '/backoffice/api/support/feedback',
  access: { staff: 'support.read' },
  summary: 'Feedback of players: open ones oldest first, others newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(feedbackStates), 'open'),
    uid: z.optional(id()),
  }),
  answer: listPage(row),
});

export const readFeedback = defineCall({
  method: 'GET',
  path: '/backoffice/api/support/feedback/one',
  access: { staff: 'support.read' },
  summary: 'One feedback, with what was answered',
  request: z.object({ id: id() }),
  answer: z.object({
    ...row.shape,
    /** What the player reads. */
    language: z.enum(languages),
    /** Null until it is answered. */
    answer: z.nullable(z.string()),
    /** Why it was closed without one. */
    words: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

export const answerFeedback = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/feedback/answer',
  access: { staff: 'support.answer' },
  summary: 'Answers feedback into the conversation of its player',
  request: z.object({ id: id(), key: writingKey(), text: looseText(), pictures: pictureKeys() }),
  answer: z.boolean(),
  errors: [
    'NOT_FOUND',
    'FEEDBACK_DECIDED',
    'MESSAGE_EMPTY',
    'MESSAGE_TOO_LONG',
    'MESSAGE_UNREADABLE',
    'MESSAGE_UNFILLED',
    'FILE_UNKNOWN',
  ],
  refreshes: [listFeedback, readFeedback],
});

export const closeFeedback = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/feedback/close',
  access: { staff: 'support.answer' },
  summary: 'Closes feedback that needs no answer, and says why',
  request: z.object({ id: id(), words: z.string() }),
  answer: z.boolean(),
  errors: [
    'NOT_FOUND',
    'FEEDBACK_DECIDED',
    'REASON_WORDS',
    'WORDS_MARKUP',
    'WORDS_TOO_LONG',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listFeedback, readFeedback],
});

export const staffFeedbackCalls = {
  listFeedback,
  readFeedback,
  answerFeedback,
  closeFeedback,
} as const;
