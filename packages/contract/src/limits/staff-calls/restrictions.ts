import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds, wholeNumber } from '../../fields.ts';
import { playerShown } from '../../identity/staff-calls/players.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import {
  type RestrictionCause,
  restrictedActions,
  restrictionCauseNames,
  restrictionDaysMax,
} from '../restrictions.ts';

const actions = z
  .array(z.enum(restrictedActions))
  .check(z.minLength(1), z.maxLength(restrictedActions.length));

const restrictionStep = z.object({
  action: z.enum(restrictedActions),
  at: unixSeconds(),
  /** As `staff:3`. */
  by: z.string(),
  /** Null where it was lifted. */
  until: z.nullable(unixSeconds()),
  reason: z.string(),
  /** What the player is told of the cause, by its name. */
  told: z.string(),
});
export type RestrictionStep = z.output<typeof restrictionStep>;

export const readPlayerRestrictions = defineCall({
  method: 'GET',
  path: '/backoffice/api/limits/restrictions',
  access: { staff: 'limits.read' },
  summary: 'What the house keeps a player from at this moment, and how it came to be',
  request: z.object({ uid: id() }),
  answer: z.object({
    standing: z.array(restrictionStep),
    /** The newest first. */
    history: z.array(restrictionStep),
  }),
});

export const restrictActions = defineCall({
  method: 'POST',
  path: '/backoffice/api/limits/restrict',
  access: { staff: 'players.restrict' },
  summary:
    'Keeps a player from deposits, play, withdrawals or bonuses for some days; they are told',
  request: z.object({
    uid: id(),
    actions,
    days: wholeNumber(1, restrictionDaysMax),
    told: z.enum(restrictionCauseNames as [RestrictionCause, ...RestrictionCause[]]),
    reason: staffReason(),
  }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['NOT_FOUND', 'RESTRICTION_NOT_LONGER'],
  refreshes: [readPlayerRestrictions, ...playerShown],
});

const reopening = z.object({ uid: id(), actions });
export type Reopening = z.output<typeof reopening>;

export const askReopening = defineRequest({
  asks: 'limits.reopen',
  permission: 'limits.change',
  title: { en: 'End a restriction early', tl: 'Tapusin nang maaga ang paghihigpit' },
  reasons: ['cause-gone', 'mistake-of-house', 'checked', 'regulator', 'other'],
  input: reopening,
  path: '/backoffice/api/limits/ask-reopen',
  summary: 'Asks a second person to end what a player is kept from before its time',
  errors: ['NOT_FOUND', 'LIMITS_UNCHANGED'],
  refreshes: [readPlayerRestrictions],
});

export const restrictionsCalls = { readPlayerRestrictions, restrictActions } as const;
export const askingToReopenCalls = { askReopening } as const;
