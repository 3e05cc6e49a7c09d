import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { privacyKinds, privacyRequest, privacyWordsMax } from '../calls/requests.ts';
import { registerWords } from '../words.ts';

const row = z.object({
  ...privacyRequest,
  uid: id(),
  /** The moment by which it is answered has passed. */
  is_late: z.boolean(),
  answered_by: z.nullable(z.string()),
  claim: z.nullable(
    z.object({ staff_id: id(), name: z.string(), is_mine: z.boolean(), until: unixSeconds() }),
  ),
});
export type PrivacyRequestRow = z.output<typeof row>;

export const listPrivacyRequests = defineCall({
  method: 'GET',
  path: '/backoffice/api/privacy/requests',
  access: { staff: 'privacy.read' },
  summary:
    'What players ask about their data: open requests by when they are due, answered ones newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['open', 'answered']), 'open'),
    kind: z.optional(z.enum(privacyKinds)),
    uid: z.optional(id()),
  }),
  answer: listPage(row),
});

export const readPrivacyRequest = defineCall({
  method: 'GET',
  path: '/backoffice/api/privacy/request',
  access: { staff: 'privacy.read' },
  summary: 'One request of a player about their data',
  request: z.object({ id: id() }),
  answer: row,
  errors: ['NOT_FOUND'],
});

export const claimPrivacyRequest = defineCall({
  method: 'POST',
  path: '/backoffice/api/privacy/requests/claim',
  access: { staff: 'privacy.work' },
  summary: 'Takes a request for 15 minutes, or renews that',
  request: z.object({ id: id() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['NOT_FOUND', 'PAYMENT_TAKEN', 'PRIVACY_ANSWERED'],
  refreshes: [listPrivacyRequests, readPrivacyRequest],
});

export const answerPrivacyRequest = defineCall({
  method: 'POST',
  path: '/backoffice/api/privacy/requests/answer',
  access: { staff: 'privacy.work' },
  summary: 'Answers a request that the caller has claimed; the player reads the answer in the app',
  request: z.object({
    id: id(),
    outcome: z.enum(['granted', 'refused']),
    answer: registerWords(privacyWordsMax).check(z.minLength(1)),
  }),
  answer: z.object({ answered_at: unixSeconds() }),
  errors: ['NOT_FOUND', 'PAYMENT_NOT_CLAIMED', 'PRIVACY_ANSWERED'],
  refreshes: [listPrivacyRequests, readPrivacyRequest],
});

export const staffPrivacyRequestsCalls = {
  listPrivacyRequests,
  readPrivacyRequest,
  claimPrivacyRequest,
  answerPrivacyRequest,
} as const;
