import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds, wholeNumber } from '../../fields.ts';
import { looseText, pictureKeys, writingKey } from '../../rules/support/fields.ts';

const message = z.object({
  /** Counts from 1 in every conversation. */
  n: z.int(),
  from: z.enum(['player', 'house']),
  /** With which the player’s app sent it; empty for what the house wrote. */
  key: z.string(),
  text: z.string(),
  /** Each is shown to this session for a few minutes. */
  pictures: z.array(z.object({ url: z.string() })),
  /** The feedback that it answers; null where it answers none. */
  feedback: z.nullable(z.string()),
  at: unixSeconds(),
});
export type SupportMessage = z.output<typeof message>;

export const getService = defineCall({
  method: 'GET',
  path: '/member/service',
  access: 'player',
  gate: 'reads',
  summary: 'Where service answers: the chat that the operator has, or the conversation here',
  request: z.object({}),
  answer: z.object({
    /** A page that takes `name` and `email` in its address; empty where the house answers here. [G-237] */
    chat_url: z.string(),
  }),
});

export const listSupportMessages = defineCall({
  method: 'GET',
  path: '/member/service/messages',
  access: 'player',
  gate: 'reads',
  summary: 'The conversation with service, the newest message first',
  request: z.object({
    /** Messages before this one. */
    before: z.optional(wholeNumber(1, 999_999_999)),
  }),
  answer: z.object({
    messages: z.array(message),
    /** Where the next page begins; null after the last one. */
    next: z.nullable(z.int()),
  }),
});

export const sendSupportMessage = defineCall({
  method: 'POST',
  path: '/member/service/message',
  access: 'player',
  gate: 'asksForHelp',
  summary: 'Writes to service: words, pictures that were uploaded before, or both',
  request: z.object({
    key: writingKey(),
    text: looseText(),
    pictures: pictureKeys(),
  }),
  answer: message,
  errors: [
    'MESSAGE_EMPTY',
    'MESSAGE_TOO_LONG',
    'MESSAGE_UNREADABLE',
    'FILE_UNKNOWN',
    'IDEMPOTENCY_MISMATCH',
    'TOO_MANY_REQUESTS',
  ],
  refreshes: [listSupportMessages],
});

export const insertFeedback = defineCall({
  method: 'POST',
  path: '/member/feedback/insert',
  access: 'player',
  gate: 'asksForHelp',
  summary: 'Keeps feedback for staff, who may answer it into the conversation with service',
  request: z.object({ key: writingKey(), text: looseText() }),
  answer: z.boolean(),
  errors: [
    'MESSAGE_EMPTY',
    'FEEDBACK_TOO_LONG',
    'MESSAGE_UNREADABLE',
    'IDEMPOTENCY_MISMATCH',
    'TOO_MANY_REQUESTS',
  ],
  refreshes: 'nothing',
});

export const supportCalls = {
  getService,
  listSupportMessages,
  sendSupportMessage,
  insertFeedback,
} as const;
