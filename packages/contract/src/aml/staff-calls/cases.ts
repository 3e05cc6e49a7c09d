import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { askedKinds } from '../calls/asked-documents.ts';
import { amlRuleNames } from '../rules.ts';

const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** How a case ends: the law is told, or nothing is suspicious after all. */
export const amlDecisions = ['report', 'dismiss'] as const;

/** What a case rests on: a rule that was met, a name of a list, or what a colleague saw. */
export const amlGrounds = [...amlRuleNames, 'listed', 'seen'] as const;

const finding = z.object({
  id: id(),
  ground: z.enum(amlGrounds),
  day: day(),
  amount: money(),
  count: z.int(),
  /** What else is known of it, in words. */
  words: z.string(),
  found_at: unixSeconds(),
});

const row = z.object({
  id: id(),
  uid: id(),
  state: z.enum(['open', 'closed']),
  opened_at: unixSeconds(),
  opened_by: z.string(),
  /** By when the law wants a report, if it becomes one. */
  due_on: day(),
  is_late: z.boolean(),
  grounds: z.array(z.enum(amlGrounds)),
  decision: z.nullable(z.enum(amlDecisions)),
  decided_at: z.nullable(unixSeconds()),
  decided_by: z.nullable(z.string()),
  claim: z.nullable(
    z.object({ staff_id: id(), name: z.string(), is_mine: z.boolean(), until: unixSeconds() }),
  ),
});
export type AmlCase = z.output<typeof row>;

export const listAmlCases = defineCall({
  method: 'GET',
  path: '/backoffice/api/aml/cases',
  access: { staff: 'aml.read' },
  summary: 'Cases of the AML desk: open ones by when they are due, closed ones newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['open', 'closed']), 'open'),
    uid: z.optional(id()),
  }),
  answer: listPage(row),
});

export const readAmlCase = defineCall({
  method: 'GET',
  path: '/backoffice/api/aml/case',
  access: { staff: 'aml.read' },
  summary:
    'One case of the AML desk with everything that it rests on; whoever reads it is written down',
  request: z.object({ id: id() }),
  answer: z.object({
    ...row.shape,
    narrative: z.string(),
    /** Rises with every change of the narrative. */
    revision: z.int(),
    findings: z.array(finding),
    /** What the player was asked to show, and what came of it. */
    documents: z.array(
      z.object({
        id: id(),
        kind: z.enum(askedKinds),
        asked_at: unixSeconds(),
        asked_by: z.string(),
        given_at: z.nullable(unixSeconds()),
        /** Where the money comes from, as the player says; empty until then. */
        source: z.string(),
        words: z.string(),
        pictures: z.int(),
      }),
    ),
    /** Since when payouts of the player are held; null if they are not. */
    held_since: z.nullable(unixSeconds()),
  }),
  errors: ['NOT_FOUND'],
});
export type WholeAmlCase = z.output<(typeof readAmlCase)['answer']>;

export const openAmlCase = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/cases/open',
  access: { staff: 'aml.work' },
  summary: 'Opens a case for what a person has seen, or a colleague has told',
  request: z.object({ uid: id(), reason: staffReason() }),
  answer: z.object({ id: id() }),
  errors: ['NOT_FOUND', 'AML_CASE_OPEN'],
  refreshes: [listAmlCases],
});

export const claimAmlCase = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/cases/claim',
  access: { staff: 'aml.work' },
  summary: 'Takes a case for 15 minutes, or renews that',
  request: z.object({ id: id() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['NOT_FOUND', 'PAYMENT_TAKEN', 'AML_CASE_CLOSED'],
  refreshes: [listAmlCases, readAmlCase],
});

/** What a narrative holds at most. */
export const narrativeLengthMax = 8000;

export const writeAmlNarrative = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/cases/narrative',
  access: { staff: 'aml.work' },
  summary: 'Writes what is known of a case and why it is suspicious, or is not',
  request: z.object({
    id: id(),
    revision: z.int(),
    narrative: z.string().check(z.trim(), z.maxLength(narrativeLengthMax)),
  }),
  answer: z.object({ revision: z.int() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'AML_CASE_CLOSED', 'PAYMENT_NOT_CLAIMED'],
  refreshes: [readAmlCase],
});

export const holdAmlPayouts = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/cases/hold',
  access: { staff: 'aml.work' },
  summary:
    'Lets no payout of the player of an open case leave; the player sees a review as any other',
  request: z.object({ id: id(), reason: staffReason() }),
  answer: z.object({ is_held: z.boolean() }),
  errors: ['NOT_FOUND', 'AML_CASE_CLOSED'],
  refreshes: [readAmlCase],
});

/** Which case ends, and how. */
const decisionWanted = z.object({ case: id(), decision: z.enum(amlDecisions), revision: z.int() });
export type AmlDecisionWanted = z.output<typeof decisionWanted>;

export const askAmlDecision = defineRequest({
  asks: 'aml.decide',
  permission: 'aml.work',
  title: { en: 'Decision of an AML case', tl: 'Pasya sa kaso ng AML' },
  reasons: ['checked', 'money-checked', 'regulator', 'other'],
  input: decisionWanted,
  path: '/backoffice/api/aml/cases/ask-decision',
  summary: 'Asks a second officer to end a case with one: reported, or not suspicious after all',
  errors: ['NOT_FOUND', 'AML_CASE_CLOSED', 'AML_NO_NARRATIVE', 'CHANGED_MEANWHILE'],
  refreshes: [listAmlCases, readAmlCase],
});

const releaseWanted = z.object({ case: id() });
export type AmlReleaseWanted = z.output<typeof releaseWanted>;

export const askAmlRelease = defineRequest({
  asks: 'aml.release',
  permission: 'aml.work',
  title: { en: 'Payouts held no longer', tl: 'Hindi na pipigilin ang mga payout' },
  reasons: ['checked', 'cause-gone', 'regulator', 'other'],
  input: releaseWanted,
  path: '/backoffice/api/aml/cases/ask-release',
  summary: 'Asks a second officer to let payouts of a player leave again',
  errors: ['NOT_FOUND', 'AML_NOT_HELD'],
  refreshes: [readAmlCase],
});

export const amlCasesCalls = {
  listAmlCases,
  readAmlCase,
  openAmlCase,
  claimAmlCase,
  writeAmlNarrative,
  holdAmlPayouts,
} as const;
