import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { registerWords } from '../words.ts';

/** What the law lets a person ask about their data: a copy, a correction, that it is erased, or that a use of it ends. */
export const privacyKinds = ['access', 'correction', 'erasure', 'objection'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

const privacyStates = ['open', 'granted', 'refused'] as const;

/** What a player writes with a request, and what is answered, at most. */
export const privacyWordsMax = 2000;

export const privacyRequest = {
  id: id(),
  kind: z.enum(privacyKinds),
  text: z.string(),
  asked_at: unixSeconds(),
  /** By when it is answered. */
  due_at: unixSeconds(),
  state: z.enum(privacyStates),
  /** Empty until then. */
  answer: z.string(),
  answered_at: z.nullable(unixSeconds()),
};
const request = z.object(privacyRequest);
export type OwnPrivacyRequest = z.output<typeof request>;

export const listOwnPrivacyRequests = defineCall({
  method: 'GET',
  path: '/member/privacy/requests',
  access: 'player',
  gate: 'reads',
  summary: 'What the player has asked about their data, and what was answered, the newest first',
  request: z.object({}),
  answer: z.object({ requests: z.array(request) }),
});

export const askPrivacy = defineCall({
  method: 'POST',
  path: '/member/privacy/ask',
  access: 'player',
  gate: 'ownAccount',
  summary: 'Asks the officer for data protection for something; one of a kind at a time',
  request: z.object({
    kind: z.enum(privacyKinds),
    text: registerWords(privacyWordsMax),
  }),
  answer: z.object({ id: id(), due_at: unixSeconds() }),
  errors: ['PRIVACY_ASKED', 'MESSAGE_EMPTY'],
  refreshes: [listOwnPrivacyRequests],
});

export const privacyRequestsCalls = { listOwnPrivacyRequests, askPrivacy } as const;
