import * as z from 'zod/mini';
import { siteTag } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { playerShown } from '../../identity/staff-calls/players.ts';
import { kycStatuses } from '../../rules/kyc-status.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { readPlayerStatus } from './player-status.ts';

/** A window ends by itself: nobody shuts players out for longer, and one that is to go on is asked for again. */
export const complianceDaysMax = 31;

const site = z.object({
  tag: siteTag(),
  /** The window that was set; both 0 where none is. */
  from: unixSeconds(),
  until: unixSeconds(),
  state: z.enum(['off', 'planned', 'in-force', 'over']),
  /** Players of this site who would be led to the identity check now: not verified, and their hours are over. */
  overdue: z.int(),
  /** Counting stopped there: there are at least as many. */
  is_more: z.boolean(),
});
export type ComplianceSite = z.output<typeof site>;

const compliance = z.object({
  sites: z.array(site),
  /** Players of any site whom staff have asked to complete the check, beside those whose hours are over. */
  asked: z.int(),
});
export type Compliance = z.output<typeof compliance>;

export const readCompliance = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/compliance',
  access: { staff: 'kyc.read' },
  summary:
    'Where players who must complete the identity check are led to it before anything else, until when, and how many that are',
  request: z.object({}),
  answer: compliance,
});

export const endCompliance = defineCall({
  method: 'POST',
  path: '/backoffice/api/kyc/compliance/end',
  access: { staff: 'kyc.compliance' },
  summary: 'Ends the window of a site at once; open apps let their players go on',
  request: z.object({ tag: siteTag(), reason: staffReason() }),
  answer: compliance,
  errors: ['NOTHING_TO_CHANGE'],
  refreshes: [readCompliance],
});

/** What can be asked for: `from` of 0 is the moment of the approval. */
export const complianceWanted = z.object({
  tag: siteTag(),
  from: unixSeconds(),
  until: unixSeconds(),
});
export type ComplianceWanted = z.output<typeof complianceWanted>;

export const askCompliance = defineRequest({
  asks: 'kyc.compliance',
  permission: 'kyc.compliance',
  title: { en: 'Compliance window', tl: 'Panahon ng compliance' },
  reasons: ['regulator', 'planned', 'other'],
  input: complianceWanted,
  path: '/backoffice/api/kyc/compliance/ask',
  summary:
    'Asks a second person to lead players of a site who must complete the identity check to it, for a time',
  errors: ['COMPLIANCE_WINDOW'],
});

const askedPlayer = z.object({
  uid: id(),
  status: z.enum(kycStatuses),
  asked_at: unixSeconds(),
  /** As `staff:3`. */
  asked_by: z.string(),
  reason: z.string(),
});
export type AskedPlayer = z.output<typeof askedPlayer>;

export const listAskedPlayers = defineCall({
  method: 'GET',
  path: '/backoffice/api/kyc/asked',
  access: { staff: 'kyc.read' },
  summary: 'Players whom staff have asked to complete the identity check, the last one first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['all', 'open', 'verified']), 'all'),
    uid: z.optional(id()),
  }),
  answer: listPage(askedPlayer),
});

const completion = z.object({ is_asked: z.boolean(), changed: z.boolean() });

export const askCompletion = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/completion/ask',
  access: { staff: 'kyc.completion' },
  summary: 'Marks a player as one who must complete the identity check, whatever their hours are',
  request: z.object({ uid: id(), reason: staffReason() }),
  answer: completion,
  errors: ['NOT_FOUND'],
  refreshes: [readPlayerStatus, readCompliance, listAskedPlayers, ...playerShown],
});

export const takeBackCompletion = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/completion/take-back',
  access: { staff: 'kyc.completion' },
  summary: 'Takes that mark off a player',
  request: z.object({ uid: id(), reason: staffReason() }),
  answer: completion,
  errors: ['NOT_FOUND'],
  refreshes: [readPlayerStatus, readCompliance, listAskedPlayers, ...playerShown],
});

export const askingForComplianceCalls = { askCompliance } as const;
export const complianceCalls = {
  readCompliance,
  endCompliance,
  listAskedPlayers,
  askCompletion,
  takeBackCompletion,
} as const;
