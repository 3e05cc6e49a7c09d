import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';

/** A day in Manila, as in 2026-11-16. */
const day = z.string();

const prize = z.object({ from: z.int(), to: z.int(), amount: money() });

const rankedPlayer = z.object({
  place: z.int(),
  /** Masked, unless it is the reader. */
  nickname: z.string(),
  is_own: z.boolean(),
  staked: money(),
  prize: money(),
});
export type RankedPlayer = z.output<typeof rankedPlayer>;

const contest = z.object({
  day,
  now: unixSeconds(),
  /** The end of the day in Manila. */
  ends_at: unixSeconds(),
  /** All prizes of a day. */
  pool: money(),
  prizes: z.array(prize),
  /** How often a prize must be played before it can be withdrawn. */
  wagering_times: z.int(),
  /** When the list was made; 0 while the day has none. [G-277] */
  listed_at: unixSeconds(),
  top: z.array(rankedPlayer),
  /** As it stands now; place 0 for whoever has not played or takes no part. */
  own: z.object({
    place: z.int(),
    staked: money(),
    prize: money(),
    takes_part: z.boolean(),
  }),
});
export type Contest = z.output<typeof contest>;

export const readRanking = defineCall({
  method: 'GET',
  path: '/promo/ranking',
  access: 'player',
  gate: 'reads',
  summary: 'The contest of the day: prizes, the list of the hour, and where the player stands now',
  request: z.object({}),
  /** Null while no contest runs. */
  answer: z.object({ contest: z.nullable(contest) }),
});

const pastContest = z.object({
  day,
  /** The first of them. */
  top: z.array(rankedPlayer),
  /** The player's own place; null for whoever won none. */
  own: z.nullable(rankedPlayer),
});
export type PastContest = z.output<typeof pastContest>;

export const listPastRankings = defineCall({
  method: 'GET',
  path: '/promo/ranking/history',
  access: 'player',
  gate: 'reads',
  summary: 'The contests of the last days that were decided, the latest first',
  request: z.object({}),
  answer: z.object({ d: z.array(pastContest) }),
});

export const rankingCalls = { readRanking, listPastRankings } as const;
