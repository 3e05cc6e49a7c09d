import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { change, deposited, houseLimits, playLimit } from '../../calls/limits.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { roundDetails } from '../../provider-api/wire.ts';
import {
  exclusionPeriods,
  limitAmount,
  limitKinds,
  mapLimitKinds,
} from '../../rules/play-limits.ts';
import { listPage, listRequest } from '../list.ts';
import { requestActions } from '../request-actions.ts';

const words = z._default(z.string(), '');
const asked = z.object({ id: id() });

/** What any request for a second person can be refused with. */
export const refusalsOfAsking = [
  'REQUEST_WAITS',
  'WORDS_TOO_LONG',
  'WORDS_MARKUP',
  'WORDS_UNREADABLE',
  'REASON_WORDS',
] as const;

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
    words,
  }),
  answer: asked,
  errors: [
    ...refusalsOfAsking,
    'NOT_FOUND',
    'LIMIT_NOT_STRICTER',
    'EXCLUSION_NOT_LONGER',
    'LIMITS_UNCHANGED',
  ],
});

/** The ceiling that a win passed: of its game, of the venue's day, of the venue's promotions of the day. */
export const ceilings = ['game', 'day', 'promo'] as const;
export const winDecisions = ['released', 'refused'] as const;

const heldWinFields = {
  id: id(),
  uid: id(),
  venue: z.string(),
  transaction_id: z.string(),
  kind: z.enum(['win', 'promo']),
  game_code: z.nullable(z.string()),
  game_name: z.nullable(z.string()),
  amount: money(),
  ceiling: z.enum(ceilings),
  ceiling_amount: money(),
  held_at: unixSeconds(),
  decision: z.nullable(z.enum(winDecisions)),
  decided_at: z.nullable(unixSeconds()),
};

const heldWin = z.object(heldWinFields);
export type StaffHeldWin = z.output<typeof heldWin>;

export const listHeldWins = defineCall({
  method: 'GET',
  path: '/backoffice/api/wins',
  access: { staff: 'wins.read' },
  summary: 'Wins that are held back, oldest first, or those that were decided, newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
    uid: z.optional(id()),
  }),
  answer: listPage(heldWin),
});

const heldWinDetail = z.object({
  ...heldWinFields,
  decided_by: z.nullable(z.string()),
  decision_reason: z.nullable(z.string()),
  /** The round that it comes from; a promotion has none. */
  round: z.nullable(
    z.object({
      id: id(),
      round_id: z.string(),
      status: z.string(),
      stake: money(),
      payout: money(),
      created_at: unixSeconds(),
      settled_at: z.nullable(unixSeconds()),
      details: z.nullable(roundDetails),
    }),
  ),
});
export type StaffHeldWinDetail = z.output<typeof heldWinDetail>;

export const readHeldWin = defineCall({
  method: 'GET',
  path: '/backoffice/api/wins/detail',
  access: { staff: 'wins.read' },
  summary: 'A win that is or was held back, with its round and proof',
  request: z.object({ id: id() }),
  answer: heldWinDetail,
  errors: ['WIN_UNKNOWN'],
});

/** What can be asked for about a held win. */
export const winDecision = z.object({ id: id(), decision: z.enum(winDecisions) });
export type WinDecision = z.output<typeof winDecision>;

export const askWinDecision = defineCall({
  method: 'POST',
  path: '/backoffice/api/wins/ask',
  access: { staff: 'wins.decide' },
  summary: 'Asks a second person to pay or refuse a win that is held back',
  request: z.extend(winDecision, {
    reason: z.enum(requestActions['wins.decide'].reasons),
    words,
  }),
  answer: asked,
  errors: [...refusalsOfAsking, 'WIN_UNKNOWN', 'WIN_DECIDED'],
});

export const staffLimitsCalls = { listLimitedPlayers, readPlayerLimits } as const;
export const heldWinsCalls = { listHeldWins, readHeldWin } as const;
export const askingCalls = { askRestriction, askWinDecision } as const;
