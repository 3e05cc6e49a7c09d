import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import {
  exclusionPeriods,
  limitAmount,
  limitNames,
  mapLimitKinds,
  sessionMinutes,
} from '../../rules/play-limits.ts';

/** An amount of null means that there is no limit. */
export const playLimit = z.object({
  amount: z.nullable(money()),
  /** A higher limit, or none, that waits for its moment. */
  next: z.nullable(z.object({ amount: z.nullable(money()), at: unixSeconds() })),
});

/** Minutes of play without a rest; null means that there is no limit. */
export const sessionLimit = z.object({
  amount: z.nullable(z.int()),
  next: z.nullable(z.object({ amount: z.nullable(z.int()), at: unixSeconds() })),
});
export type SessionLimit = z.output<typeof sessionLimit>;

/** What counts against the limits of losses of a week and a month; a span that was won is nothing lost. */
export const lost = z.object({ week: money(), month: money() });
export type Lost = z.output<typeof lost>;

/** What counts against the limits of deposits: what was begun and came to nothing was given back. */
export const deposited = z.object({ today: money(), week: money(), month: money() });
export type Deposited = z.output<typeof deposited>;

export const change = z.object({
  at: unixSeconds(),
  by: z.string(),
  kind: z.enum([...limitNames, 'exclusion', 'dormancy']),
  action: z.enum(['set', 'scheduled', 'cancelled', 'lifted']),
  before: z.nullable(money()),
  after: z.nullable(money()),
  /** Of a limit of minutes, which has no amounts; null is none, and for others. */
  minutes: z.nullable(z.int()),
  applies_at: unixSeconds(),
  /** The end of an exclusion; null is for ever, and for limits. */
  ends_at: z.nullable(unixSeconds()),
});

/** An end of null is for ever. */
export const standingExclusion = z.object({
  since: unixSeconds(),
  until: z.nullable(unixSeconds()),
  /** Until then nothing ends it sooner; afterwards two persons of the house may, where the player asks. */
  firm_until: z.nullable(unixSeconds()),
});

/** What the house has set: the player's own limit may be lower, and only the house lifts it. Null is nothing. */
export const houseLimits = z.object({
  ...mapLimitKinds(() => z.nullable(money())),
  session_minutes: z.nullable(z.int()),
});

const limits = z.object({
  ...mapLimitKinds(() => playLimit),
  session_minutes: sessionLimit,
  house: houseLimits,
  /** While it lasts, bets, launches and deposits are refused. */
  exclusion: z.nullable(standingExclusion),
  /** A list of the regulator names the player: play and deposits are refused. */
  is_listed: z.boolean(),
  /** So many months of a term nothing ends it. */
  irrevocable_months: z.int(),
  /** The day in Manila. `net` is what was won less what was staked. */
  today: z.object({ staked: money(), won: money(), net: money() }),
  lost,
  deposited,
  session_started_at: unixSeconds(),
  /** After so many minutes of a session, and again after each further so many, the app reminds of the time. */
  reality_check_minutes: z.int(),
  /** So many rounds a game may play by itself at most; 0 is none. */
  auto_rounds: z.int(),
  /** Whether players of one room may send each other phrases. */
  has_room_phrases: z.boolean(),
  now: unixSeconds(),
  /** The newest changes first. */
  changes: z.array(change),
});

export type PlayLimits = z.output<typeof limits>;
export type PlayLimit = z.output<typeof playLimit>;
export type LimitChange = z.output<typeof change>;

export const getLimits = defineCall({
  method: 'GET',
  path: '/member/limits',
  access: 'player',
  gate: 'reads',
  summary: 'The limits of the player, the figures of the day and the clock of the session',
  request: z.object({}),
  answer: limits,
});

export const updateLimits = defineCall({
  method: 'POST',
  path: '/member/limits/update',
  access: 'player',
  gate: 'playsLess',
  summary: 'Sets own limits: a lower one counts at once, a higher one or none after 24 hours',
  request: z.object({
    ...mapLimitKinds(() => z.optional(z.nullable(limitAmount()))),
    session_minutes: z.optional(z.nullable(sessionMinutes())),
  }),
  answer: limits,
  errors: ['NOTHING_TO_CHANGE', 'LIMIT_OF_HOUSE'],
  refreshes: [getLimits],
});

export const cancelLimitChange = defineCall({
  method: 'POST',
  path: '/member/limits/cancel',
  access: 'player',
  gate: 'playsLess',
  summary: 'Drops a higher limit that has not come into force yet',
  request: z.object({ limit: z.enum(limitNames) }),
  answer: limits,
  errors: ['NOTHING_TO_CHANGE'],
  refreshes: [getLimits],
});

export const excludeSelf = defineCall({
  method: 'POST',
  path: '/member/limits/exclude',
  access: 'player',
  gate: 'playsLess',
  summary: 'Keeps the player from playing and paying in, for a break or a term of exclusion',
  request: z.object({ period: z.enum(exclusionPeriods) }),
  answer: limits,
  errors: ['EXCLUSION_STANDS'],
  refreshes: [getLimits],
});

/** A form of exclusion: what stands for the player, or one to fill in and sign, by the player or the family. */
export const exclusionForms = ['standing', 'player', 'family'] as const;
export type ExclusionForm = (typeof exclusionForms)[number];

export const prepareExclusionForm = defineCall({
  method: 'POST',
  path: '/member/limits/form',
  access: 'player',
  gate: 'playsLess',
  summary: 'An address for five minutes from which a form of exclusion is downloaded as PDF',
  request: z.object({ form: z.enum(exclusionForms) }),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const limitsCalls = {
  getLimits,
  updateLimits,
  cancelLimitChange,
  excludeSelf,
  prepareExclusionForm,
} as const;
