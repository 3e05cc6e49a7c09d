import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';

export const actorKinds = ['player', 'staff', 'system', 'visitor'] as const;

/** What an entry can be about. */
export const subjectKinds = [
  'player',
  'contact',
  'venue',
  'game',
  'staff',
  'role',
  'request',
  'list',
  'channel',
  'branch',
  'vouchers',
  'promotion',
  'tile',
  'rule',
  'case',
  'partner',
  'piece',
  'house',
] as const;

/** A moment in a query, which carries it as digits. */
const moment = () => z.coerce.number().check(z.int(), z.minimum(0), z.maximum(253_402_300_799));
const exact = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

export const auditFilters = {
  actor_kind: z.optional(z.enum(actorKinds)),
  /** The uid, the id of a member of staff or the name of a job; needs its kind. */
  actor: z.optional(exact(100)),
  /** A module, as `identity`, or a whole action, as `identity.logged-in`. */
  action: z.optional(z.string().check(z.regex(/^[a-z]{1,30}(\.[a-z-]{1,60})?$/))),
  subject_kind: z.optional(z.enum(subjectKinds)),
  /** Needs its kind. */
  subject: z.optional(exact(200)),
  from: z.optional(moment()),
  /** The first moment that is no longer within. */
  before: z.optional(moment()),
  address: z.optional(exact(60)),
  request_id: z.optional(exact(60)),
};

const entryFields = {
  seq: id(),
  at: unixSeconds(),
  actor_kind: z.enum(actorKinds),
  actor: z.string(),
  action: z.string(),
  subject_kind: z.string(),
  /** Masked where it is a phone or an email address. */
  subject: z.string(),
  address: z.string(),
  device: z.string(),
  request_id: z.string(),
  reason: z.string(),
};

const auditRow = z.object(entryFields);
export type AuditRow = z.output<typeof auditRow>;

const factValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
]);
export type FactValue = z.output<typeof factValue>;

/** One fact before and after; a side that does not know the fact is missing. */
const factChange = z.object({
  fact: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'same']),
  before: z.optional(factValue),
  after: z.optional(factValue),
});
export type FactChange = z.output<typeof factChange>;

const seal = z.object({ position: id(), hash: z.string(), previous_hash: z.string() });

export const listAudit = defineCall({
  method: 'GET',
  path: '/backoffice/api/audit',
  access: { staff: 'audit.read' },
  summary: 'Entries of the audit, newest first',
  request: z.object({ ...auditFilters, ...listRequest }),
  answer: listPage(auditRow),
});

export const getAuditEntry = defineCall({
  method: 'GET',
  path: '/backoffice/api/audit/entry',
  access: { staff: 'audit.read' },
  summary: 'One entry with what it changed and its place in the chain',
  request: z.object({ seq: id() }),
  /** The seal is null for the second in which the entry waits for it. */
  answer: z.object({ ...entryFields, changes: z.array(factChange), seal: z.nullable(seal) }),
  errors: ['NOT_FOUND'],
});

/** The entry that a fact comes from, or the one that changed it next. */
const factSource = z.object({ seq: id(), at: unixSeconds(), action: z.string() });

const standingFact = z.object({
  fact: z.string(),
  value: factValue,
  /** Null where the first entry that tells of the fact is a later one, and says what it was before. */
  since: z.nullable(factSource),
  /** Null where it stands so until today. */
  until: z.nullable(factSource),
});
export type StandingFact = z.output<typeof standingFact>;

export const readAsItStood = defineCall({
  method: 'GET',
  path: '/backoffice/api/audit/as-it-stood',
  access: { staff: 'audit.read' },
  summary:
    'What the subject of an entry was at a moment, as far as entries of the same module tell of it',
  /** The end of that second counts. */
  request: z.object({ seq: id(), at: moment() }),
  answer: z.object({ facts: z.array(standingFact) }),
  errors: ['NOT_FOUND'],
});

export const chainFaults = ['altered', 'removed', 'inserted', 'cut off'] as const;
export type ChainFault = (typeof chainFaults)[number];

/** Where a verification begins: at the first entry, or behind the last one that was found good. */
export const verificationStarts = ['beginning', 'verified'] as const;

const verification = z.object({
  id: id(),
  since: z.enum(verificationStarts),
  /** Interrupted: the server that ran it ended before it was through. */
  state: z.enum(['running', 'sound', 'broken', 'interrupted']),
  started_at: unixSeconds(),
  finished_at: z.nullable(unixSeconds()),
  started_by_kind: z.enum(actorKinds),
  started_by: z.string(),
  /** The position it began behind, the last one found good so far, and the last one there is. */
  first: id(),
  verified: id(),
  target: id(),
  broken: z.nullable(
    z.object({ fault: z.enum(chainFaults), seq: z.nullable(id()), position: id() }),
  ),
});
export type Verification = z.output<typeof verification>;

const chain = z.object({
  head: z.object({ position: id(), hash: z.string() }),
  /** Entries that wait for their seal. */
  waiting: z.int(),
  /** The last verifications, newest first. */
  runs: z.array(verification),
});

export const getChain = defineCall({
  method: 'GET',
  path: '/backoffice/api/audit/chain',
  access: { staff: 'audit.read' },
  summary: 'The end of the chain, and what the last verifications found',
  request: z.object({}),
  answer: chain,
});

export const verifyChain = defineCall({
  method: 'POST',
  path: '/backoffice/api/audit/chain/verify',
  access: { staff: 'audit.read' },
  summary: 'Recomputes the chain in the background, one verification at a time',
  request: z.object({ since: z.enum(verificationStarts) }),
  answer: verification,
  errors: ['CHAIN_BEING_VERIFIED'],
  refreshes: [getChain],
});

export const auditCalls = {
  listAudit,
  getAuditEntry,
  readAsItStood,
  getChain,
  verifyChain,
} as const;

/** What of it can leave as CSV. */
export const auditExports = {
  audit: {
    title: { en: 'Audit', tl: 'Audit' },
    callName: 'listAudit',
    call: listAudit,
    needs: { anyOf: ['actor', 'subject', 'address', 'request_id'], days: 31 },
    columns: [
      { key: 'seq', title: { en: 'Entry', tl: 'Tala' } },
      { key: 'at', title: { en: 'Time', tl: 'Oras' }, kind: 'time' },
      { key: 'actor_kind', title: { en: 'Kind of actor', tl: 'Uri ng gumawa' } },
      { key: 'actor', title: { en: 'Actor', tl: 'Gumawa' } },
      { key: 'action', title: { en: 'Action', tl: 'Ginawa' } },
      { key: 'subject_kind', title: { en: 'Kind of subject', tl: 'Uri ng paksa' } },
      { key: 'subject', title: { en: 'Subject', tl: 'Paksa' } },
      { key: 'reason', title: { en: 'Reason', tl: 'Dahilan' } },
      { key: 'address', title: { en: 'Address', tl: 'Address' } },
      { key: 'device', title: { en: 'Device', tl: 'Device' } },
      { key: 'request_id', title: { en: 'Request', tl: 'Kahilingan' } },
    ],
  },
} as const satisfies ExportableLists;
