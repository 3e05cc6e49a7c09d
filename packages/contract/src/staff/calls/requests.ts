import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import type { ExportableLists } from '../exportable-list.ts';
import { listPage, listRequest } from '../list.ts';
import { decisionReasons, reasonNames } from '../reasons.ts';
import { permissionList } from '../staff-fields.ts';

export const requestStates = ['open', 'approved', 'declined', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** What waits for the caller, what the caller asked for, and everything. */
export const requestBoxes = ['waiting', 'mine', 'all'] as const;
export type RequestBox = (typeof requestBoxes)[number];

const person = z.object({ id: id(), name: z.string() });

const requestFields = {
  id: id(),
  /** One of `requestActions`, or one that an earlier release had. */
  action: z.string(),
  /** What it is about, as the audit names it: `player 10000001`. */
  about: z.object({ kind: z.string(), id: z.string() }),
  /** Which of it: the number of the withdrawal, of the win; only one about the same is open. */
  topic: z.string(),
  /** What will happen, in the language of the caller. */
  says: z.string(),
  state: z.enum(requestStates),
  asked_by: person,
  asked_at: unixSeconds(),
  expires_at: unixSeconds(),
  reason: z.enum(reasonNames),
  words: z.string(),
};

const request = z.object(requestFields);

/** What an approval leaves to hand over: each part is collected once, by the one person it belongs to. */
export const handOverParts = [
  'invitation-link',
  'invitation-code',
  'venue-key',
  'voucher-first-halves',
  'voucher-second-halves',
] as const;
export type HandOverPart = (typeof handOverParts)[number];

const requestDetail = z.object({
  ...requestFields,
  /** Who decided, when and why; nobody while it is open, and nobody when it has expired. */
  decision: z.nullable(
    z.object({
      by: z.nullable(person),
      at: unixSeconds(),
      reason: z.nullable(z.enum(reasonNames)),
      words: z.string(),
    }),
  ),
  /** The last attempt to carry it out that failed, and why. */
  failure: z.nullable(z.object({ at: unixSeconds(), says: z.string() })),
  asked_from: z.object({ address: z.string(), device: z.string() }),
  /** The caller comes from the address that it was asked from: no proof of anything, but worth a look. */
  is_same_address: z.boolean(),
  /** Why the caller cannot decide it, in words; null if they can. */
  hurdle: z.nullable(z.string()),
  may_withdraw: z.boolean(),
  /** What a role would get, where that is asked for. */
  adds: z._default(permissionList(), []),
  /** Who collects which part, and whether they have; what is not collected in time serves nobody. */
  hand_over: z.array(
    z.object({
      part: z.enum(handOverParts),
      by: person,
      is_mine: z.boolean(),
      collected_at: z.nullable(unixSeconds()),
      until: unixSeconds(),
    }),
  ),
  /** Names what was shown: an approval carries it, so that nobody approves something else. */
  seen: z.string(),
});

export type StaffRequest = z.output<typeof request>;
export type StaffRequestDetail = z.output<typeof requestDetail>;

/** Checked by the server, which refuses in words what is too long or not plain. */
const words = z._default(z.string(), '');

export const listRequests = defineCall({
  method: 'GET',
  path: '/backoffice/api/requests',
  access: { staff: 'requests.read' },
  summary: 'Requests that wait for a second person, oldest first, or others, newest first',
  request: z.object({
    ...listRequest,
    box: z._default(z.enum(requestBoxes), 'waiting'),
    state: z.optional(z.enum(requestStates)),
    /** Also one that an earlier release had. */
    action: z.optional(z.string().check(z.regex(/^[a-z.-]{1,40}$/))),
    /** Those about one subject, as `player 10000001`. */
    about: z.optional(z.string().check(z.regex(/^[a-z-]{1,40} \S{1,100}$/))),
    /** With an action: the one about this withdrawal, this win. */
    topic: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: listPage(request),
});

export const readRequest = defineCall({
  method: 'GET',
  path: '/backoffice/api/requests/detail',
  access: { staff: 'requests.read' },
  summary: 'One request: what will happen, who asked and why, and whether the caller can decide it',
  request: z.object({ id: id() }),
  answer: requestDetail,
  errors: ['REQUEST_UNKNOWN'],
});

export const countRequests = defineCall({
  method: 'GET',
  path: '/backoffice/api/requests/waiting',
  access: { staff: 'requests.read' },
  summary: 'How many requests wait for the caller, and since when the oldest does',
  request: z.object({}),
  answer: z.object({ waiting: z.int(), oldest_at: z.nullable(unixSeconds()) }),
});

/** Where a request shows that somebody has asked for. */
export const requestsShown = [listRequests, countRequests];

const refusalsOfDecisions = [
  'REQUEST_UNKNOWN',
  'REQUEST_CLOSED',
  'REQUEST_EXPIRED',
  'WORDS_TOO_LONG',
  'WORDS_MARKUP',
  'WORDS_UNREADABLE',
  'REASON_WORDS',
] as const;

const refusalsOfDeciders = [
  ...refusalsOfDecisions,
  'REQUEST_OWN',
  'REQUEST_SAME_PHONE',
  'REQUEST_SAME_DEVICE',
  'REQUEST_LET_IN',
  'REQUEST_NOT_APPROVER',
  'REQUEST_ALTERED',
] as const;

export const approveRequest = defineCall({
  method: 'POST',
  path: '/backoffice/api/requests/approve',
  access: { staff: 'requests.decide' },
  summary: 'Approves what a colleague asked for and carries it out, both or neither',
  request: z.object({
    id: id(),
    seen: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    reason: z.enum(decisionReasons.approve),
    words,
  }),
  answer: requestDetail,
  errors: [...refusalsOfDeciders, 'REQUEST_ASKER_GONE', 'REQUEST_ACTION_UNKNOWN', 'REQUEST_FAILED'],
  refreshes: [...requestsShown, readRequest],
});

export const declineRequest = defineCall({
  method: 'POST',
  path: '/backoffice/api/requests/decline',
  access: { staff: 'requests.decide' },
  summary: 'Declines what a colleague asked for; nothing is carried out',
  request: z.object({ id: id(), reason: z.enum(decisionReasons.decline), words }),
  answer: requestDetail,
  errors: refusalsOfDeciders,
  refreshes: [...requestsShown, readRequest],
});

export const withdrawRequest = defineCall({
  method: 'POST',
  path: '/backoffice/api/requests/withdraw',
  access: { staff: 'own.use' },
  summary: 'Withdraws what the caller asked for',
  request: z.object({ id: id(), reason: z.enum(decisionReasons.withdraw), words }),
  answer: requestDetail,
  errors: [...refusalsOfDecisions, 'REQUEST_NOT_OWN'],
  refreshes: [...requestsShown, readRequest],
});

export const collectPart = defineCall({
  method: 'POST',
  path: '/backoffice/api/requests/collect',
  access: { staff: 'own.use' },
  summary: 'Makes the part that the caller hands over after an approval, and shows it this once',
  request: z.object({ id: id() }),
  answer: z.object({
    part: z.enum(handOverParts),
    /** By what it is known, where it has a name. */
    name: z.nullable(z.string()),
    value: z.string(),
  }),
  errors: [
    'REQUEST_UNKNOWN',
    'REQUEST_PART_OVER',
    'INVITATION_OVER',
    'VOUCHER_BATCH_OVER',
    'CHANGED_MEANWHILE',
  ],
  refreshes: [readRequest],
});

export const requestsCalls = {
  listRequests,
  readRequest,
  countRequests,
  approveRequest,
  declineRequest,
  withdrawRequest,
  collectPart,
} as const;

/** What of it can leave as CSV. */
export const requestsExports = {
  requests: {
    title: { en: 'Requests', tl: 'Mga kahilingan' },
    callName: 'listRequests',
    call: listRequests,
    needs: null,
    columns: [
      { key: 'id', title: { en: 'Request', tl: 'Kahilingan' } },
      { key: 'asked_at', title: { en: 'Asked', tl: 'Hiniling' }, kind: 'time' },
      { key: 'asked_by.name', title: { en: 'Asked by', tl: 'Humiling' } },
      { key: 'action', title: { en: 'Action', tl: 'Gagawin' } },
      { key: 'about.kind', title: { en: 'Kind of subject', tl: 'Uri ng paksa' } },
      { key: 'about.id', title: { en: 'Subject', tl: 'Paksa' } },
      { key: 'says', title: { en: 'What will happen', tl: 'Ang mangyayari' } },
      { key: 'state', title: { en: 'State', tl: 'Kalagayan' } },
      { key: 'reason', title: { en: 'Reason', tl: 'Dahilan' } },
      { key: 'words', title: { en: 'In words', tl: 'Sa salita' } },
      { key: 'expires_at', title: { en: 'Expires', tl: 'Mawawalan ng bisa' }, kind: 'time' },
    ],
  },
} as const satisfies ExportableLists;
