import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds, wholeNumber } from '../../fields.ts';
import { looseText, pictureKeys, writingKey } from '../../rules/support/fields.ts';
import { type ConversationTag, conversationTagNames } from '../../rules/support/tags.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { languages } from '../../text.ts';

/** Somebody waits; nobody waits and it is open; it is over. */
export const conversationStates = ['waiting', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** How a conversation ends. */
export const conversationOutcomes = ['solved', 'silent', 'misused'] as const;

const claim = z.nullable(
  z.object({ staff_id: id(), name: z.string(), is_mine: z.boolean(), until: unixSeconds() }),
);

const tag = z.enum(conversationTagNames as [ConversationTag, ...ConversationTag[]]);

const row = z.object({
  uid: id(),
  /** What other players may call them. */
  name: z.string(),
  brand: z.string(),
  state: z.enum(conversationStates),
  /** Since when the player waits; null where nobody does. */
  waiting_since: z.nullable(unixSeconds()),
  last_at: unixSeconds(),
  /** The beginning of what was written last. */
  last_text: z.string(),
  last_from: z.enum(['player', 'staff']),
  messages: z.int(),
  /** What it is about, as colleagues have marked it. */
  tags: z.array(tag),
  /** What the player reads. */
  language: z.enum(languages),
  claim,
});
export type SupportConversation = z.output<typeof row>;

const message = z.object({
  n: z.int(),
  from: z.enum(['player', 'staff']),
  /** Of the member of staff; empty for the player. */
  staff_name: z.string(),
  text: z.string(),
  /** How many; each is looked at by `lookAtSupportPicture`. */
  pictures: z.int(),
  /** The feedback that it answers. */
  feedback: z.nullable(z.string()),
  at: unixSeconds(),
  /** How long the player had waited for it; null where nobody did. */
  waited_seconds: z.nullable(z.int()),
});
export type StaffSupportMessage = z.output<typeof message>;

const conversation = z.object({
  ...row.shape,
  /** The newest, the oldest of them first. */
  thread: z.array(message),
  /** Whether there are more before these. */
  has_earlier: z.boolean(),
});
export type StaffConversation = z.output<typeof conversation>;

export const listConversations = defineCall({
  method: 'GET',
  path: '/backoffice/api/support/conversations',
  access: { staff: 'support.read' },
  summary:
    'Conversations with players: those who wait, the longest first; others by their last word',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(conversationStates), 'waiting'),
    uid: z.optional(id()),
    tag: z.optional(tag),
    /** Only what the caller has claimed. */
    mine: z.optional(z.enum(['yes'])),
  }),
  answer: listPage(row),
});

export const readConversation = defineCall({
  method: 'GET',
  path: '/backoffice/api/support/conversation',
  access: { staff: 'support.read' },
  summary: 'One conversation with its newest messages, or those before one',
  request: z.object({ uid: id(), before: z.optional(wholeNumber(1, 999_999_999)) }),
  answer: conversation,
  errors: ['NOT_FOUND'],
});

export const claimConversation = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/conversations/claim',
  access: { staff: 'support.answer' },
  summary: 'Takes a conversation for 15 minutes, or renews that',
  request: z.object({ uid: id() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['NOT_FOUND', 'CONVERSATION_TAKEN'],
  refreshes: [listConversations, readConversation],
});

export const takeOverConversation = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/conversations/take-over',
  access: { staff: 'queues.take-over' },
  summary: 'Takes from a colleague what they have claimed, for 15 minutes',
  request: z.object({ uid: id(), reason: staffReason() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['CLAIM_OF_NOBODY'],
  refreshes: [listConversations, readConversation],
});

export const releaseConversation = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/conversations/release',
  access: { staff: 'support.answer' },
  summary: 'Gives a conversation back that one has claimed',
  request: z.object({ uid: id() }),
  answer: z.boolean(),
  errors: ['CONVERSATION_NOT_CLAIMED'],
  refreshes: [listConversations, readConversation],
});

export const tagConversation = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/conversations/tag',
  access: { staff: 'support.answer' },
  summary: 'Marks what a conversation is about, or takes a mark away',
  request: z.object({ uid: id(), tag, on: z.boolean() }),
  answer: z.object({ tags: z.array(tag) }),
  errors: ['NOT_FOUND'],
  refreshes: [listConversations, readConversation],
});

export const answerConversation = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/conversations/answer',
  access: { staff: 'support.answer' },
  summary: 'Answers the player in a conversation that one has claimed, and renews the claim',
  request: z.object({
    uid: id(),
    key: writingKey(),
    text: looseText(),
    pictures: pictureKeys(),
  }),
  answer: message,
  errors: [
    'NOT_FOUND',
    'CONVERSATION_NOT_CLAIMED',
    'CONVERSATION_TAKEN',
    'MESSAGE_EMPTY',
    'MESSAGE_TOO_LONG',
    'MESSAGE_UNREADABLE',
    'MESSAGE_UNFILLED',
    'FILE_UNKNOWN',
    'IDEMPOTENCY_MISMATCH',
  ],
  refreshes: [listConversations, readConversation],
});

export const uploadSupportPicture = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/picture/upload',
  access: { staff: 'support.answer' },
  summary:
    'Takes a picture for an answer in the field `file` of a multipart body, draws it anew and keeps it in private',
  request: z.object({}),
  answer: z.object({ object_key: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const closeConversation = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/conversations/close',
  access: { staff: 'support.answer' },
  summary: 'Ends a conversation that one has claimed; the next word of the player opens it again',
  request: z.object({
    uid: id(),
    /** The last message that one has read: what came after it is not closed unread. */
    read_up_to: z.int(),
    outcome: z.enum(conversationOutcomes),
    words: z._default(z.string(), ''),
  }),
  answer: z.boolean(),
  errors: [
    'NOT_FOUND',
    'CONVERSATION_NOT_CLAIMED',
    'CONVERSATION_TAKEN',
    'CHANGED_MEANWHILE',
    'WORDS_MARKUP',
    'WORDS_TOO_LONG',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listConversations, readConversation],
});

export const lookAtSupportPicture = defineCall({
  method: 'POST',
  path: '/backoffice/api/support/picture',
  access: { staff: 'support.read' },
  summary: 'Where the caller sees one picture of a message for two minutes; each look is recorded',
  request: z.object({
    uid: id(),
    n: wholeNumber(1, 999_999_999),
    /** From 0. */
    place: wholeNumber(0, 99),
  }),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const conversationsCalls = {
  listConversations,
  readConversation,
  claimConversation,
  takeOverConversation,
  releaseConversation,
  tagConversation,
  answerConversation,
  uploadSupportPicture,
  closeConversation,
  lookAtSupportPicture,
} as const;
