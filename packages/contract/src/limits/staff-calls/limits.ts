import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import {
  exclusionPeriods,
  limitAmount,
  limitKinds,
  mapLimitKinds,
} from '../../rules/play-limits.ts';
import { requestsShown } from '../../staff/calls/requests.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { refusalsOfAsking } from '../../staff/refusals-of-asking.ts';
import { requestActions } from '../../staff/request-actions.ts';
import { change, deposited, houseLimits, playLimit } from '../calls/limits.ts';

const standingLimits = {
  ...mapLimitKinds(() => playLimit),
  house: houseLimits,
  /** An end of null is for ever. */
  exclusion: z.nullable(z.object({ since: unixSeconds(), until: z.nullable(unixSeconds()) })),
};

export const changers = ['player', 'house'] as const;

const limitedPlayer = z.object({
  uid: id(),
  ...standingLimits,
  changed_at: unixSeconds(),
  changed_by: z.enum(changers),
});
export type LimitedPlayer = z.output<typeof limitedPlayer>;

export const listLimitedPlayers = defineCall({
  method: 'GET',
  path: '/backoffice/api/limits/players',
  access: { staff: 'limits.read' },
  summary: 'Players with play limits or an exclusion, the newest change first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['all', 'excluded']), 'all'),
    by: z.optional(z.enum(changers)),
    uid: z.optional(id()),
  }),
  answer: listPage(limitedPlayer),
});

const playerLimits = z.object({
  uid: id(),
  ...standingLimits,
  /** The day in Manila. */
  today: z.object({ staked: money(), won: money(), net: money() }),
  deposited,
  now: unixSeconds(),
  /** The newest first; `by` is the player, or the member of staff who approved it. */
  changes: z.array(change),
});
export type PlayerLimits = z.output<typeof playerLimits>;

export const readPlayerLimits = defineCall({
  method: 'GET',
  path: '/backoffice/api/limits/player',
  access: { staff: 'limits.read' },
  summary: 'The play limits of a player, and how they came to be',
  request: z.object({ uid: id() }),
  answer: playerLimits,
  errors: ['NOT_FOUND'],
});

/** What the house may set for a player, which is refused where it is not stricter, and what of its own it lifts. */
export const restriction = z.object({
  uid: id(),
  ...mapLimitKinds(() => z.optional(limitAmount())),
  lift: z.optional(z.array(z.enum(limitKinds)).check(z.maxLength(limitKinds.length))),
  exclusion: z.optional(z.enum(exclusionPeriods)),
});
export type Restriction = z.output<typeof restriction>;

export const askRestriction = defineCall({
  method: 'POST',
  path: '/backoffice/api/limits/ask',
  access: { staff: 'limits.change' },
  summary:
    'Asks a second person for stricter play limits or an exclusion of a player, or to lift limits of the house',
  request: z.extend(restriction, {
    reason: z.enum(requestActions['limits.restrict'].reasons),
    words: z._default(z.string(), ''),
  }),
  answer: z.object({ id: id() }),
  errors: [
    ...refusalsOfAsking,
    'NOT_FOUND',
    'LIMIT_NOT_STRICTER',
    'EXCLUSION_NOT_LONGER',
    'LIMITS_UNCHANGED',
  ],
  refreshes: requestsShown,
});

export const staffLimitsCalls = { listLimitedPlayers, readPlayerLimits } as const;
export const askingForLimitsCalls = { askRestriction } as const;
