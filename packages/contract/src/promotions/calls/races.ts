import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds, wholeNumber } from '../../fields.ts';
import { raceMeasures } from '../../rules/promotions/race.ts';

/** Whoever looks at a race asks anew after so many seconds. */
export const raceSeconds = 10;

/** A day in Manila, as in 2026-11-16. */
const day = z.string();

const racer = z.object({
  place: z.int(),
  /** Masked, unless it is the reader. */
  nickname: z.string(),
  is_own: z.boolean(),
  /** Rounds, or hundredths of times the stake. */
  score: z.int(),
  /** 0.00 of a place without one. */
  prize: money(),
});
export type Racer = z.output<typeof racer>;

const race = z.object({
  pid: z.int(),
  name: z.string(),
  terms: z.string(),
  by: z.enum(raceMeasures),
  first_day: day,
  last_day: day,
  ends_at: unixSeconds(),
  pool: money(),
  wagering_times: z.int(),
  /** Only who has joined takes part. */
  has_joined: z.boolean(),
  /** Shut out, or not meant: the player cannot take part. */
  may_join: z.boolean(),
  racers: z.int(),
  top: z.array(racer),
  /** Null for whoever has not joined or not played yet. */
  own: z.nullable(racer),
});
export type Race = z.output<typeof race>;

const pastRace = z.object({
  pid: z.int(),
  name: z.string(),
  by: z.enum(raceMeasures),
  first_day: day,
  last_day: day,
  top: z.array(racer),
  own: z.nullable(racer),
});
export type PastRace = z.output<typeof pastRace>;

export const readRaces = defineCall({
  method: 'GET',
  path: '/promo/races',
  access: 'player',
  gate: 'reads',
  summary: 'Races that run, as they stand at this moment, and those that were decided last',
  request: z.object({}),
  answer: z.object({ races: z.array(race), past: z.array(pastRace) }),
});

export const joinRace = defineCall({
  method: 'POST',
  path: '/promo/races/join',
  access: 'player',
  gate: 'welfare',
  summary: 'Joins a race that runs, or leaves it; what was played on its days counts',
  request: z.object({ pid: wholeNumber(1, 2_147_483_647), is_in: z.boolean() }),
  answer: z.object({ has_joined: z.boolean() }),
  errors: ['NOT_FOUND'],
  refreshes: [readRaces],
});

export const raceCalls = { readRaces, joinRace } as const;
