import { parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import { jackpotShareMax } from '../../rules/jackpots/jackpots.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { reason } from '../../staff/reason.ts';

/** In centavos. */
export const jackpotAmountMax = 10_000_000_000n;
export const jackpotStakedMax = 100_000_000_000_000n;
export const jackpotGamesMax = 200;

const upTo = (max: bigint) =>
  money().check(
    z.refine((text) => {
      const amount = parsePesos(text);
      return amount !== null && amount > 0n && amount <= max;
    }),
  );

export const jackpotCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));
export const jackpotGame = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
export const jackpotTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const jackpotStates = ['on', 'off', 'last'] as const;
export type JackpotState = (typeof jackpotStates)[number];

/** A jackpot as it should be. The pool that fills keeps what it was begun with. */
const jackpotWanted = z.object({
  code: jackpotCode,
  name_en: jackpotTitle,
  name_tl: jackpotTitle,
  state: z.enum(jackpotStates),
  share_ppm: z.int().check(z.minimum(0), z.maximum(jackpotShareMax)),
  seed: upTo(jackpotAmountMax),
  cap: upTo(jackpotAmountMax),
  must_drop: z.boolean(),
  one_in: upTo(jackpotStakedMax),
  games: z.array(jackpotGame).check(z.minLength(1), z.maxLength(jackpotGamesMax)),
  /** As it was seen: somebody else may have changed it. 0 for a new one. */
  seen: z.int().check(z.minimum(0)),
});
export type JackpotWanted = z.output<typeof jackpotWanted>;

const staffJackpot = z.object({
  code: z.string(),
  name_en: z.string(),
  name_tl: z.string(),
  state: z.enum(jackpotStates),
  share_ppm: z.int(),
  seed: money(),
  cap: money(),
  must_drop: z.boolean(),
  one_in: money(),
  games: z.array(z.string()),
  version: z.int(),
  /** Real money alone, as all that follows: what is in the pool, and what is set aside for the next seed. */
  amount: money(),
  reserve: money(),
  /** What it gives back of stakes on average, by its terms, in millionths. */
  return_ppm: z.int(),
  /** What stakes have put in, what the house has, and what was won, since the beginning. */
  contributed: money(),
  seeded: money(),
  won: money(),
  wins: z.int(),
  last_won_at: z.nullable(unixSeconds()),
});
export type StaffJackpot = z.output<typeof staffJackpot>;

export const listStaffJackpots = defineCall({
  method: 'GET',
  path: '/backoffice/api/jackpots/list',
  access: { staff: 'games.read' },
  summary: 'Jackpots with their terms, what is in them and what they have paid',
  request: z.object({}),
  answer: z.object({ rows: z.array(staffJackpot) }),
});

export const pauseJackpot = defineCall({
  method: 'POST',
  path: '/backoffice/api/jackpots/pause',
  access: { staff: 'games.jackpots' },
  summary: 'Stops a jackpot at once: no stake adds to it and no round wins it; what is in it stays',
  request: z.object({ code: jackpotCode, seen: z.int().check(z.minimum(1)), reason: reason() }),
  answer: z.object({ rows: z.array(staffJackpot) }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE'],
  refreshes: [listStaffJackpots],
});

export const askJackpot = defineRequest({
  asks: 'games.jackpot',
  permission: 'games.jackpots',
  title: { en: 'Jackpot', tl: 'Jackpot' },
  reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  input: jackpotWanted,
  path: '/backoffice/api/jackpots/ask',
  summary: 'Asks a second person to add a jackpot, to change one or to let it run again',
  errors: [
    'CHANGED_MEANWHILE',
    'NOTHING_TO_CHANGE',
    'JACKPOT_GAME',
    'JACKPOT_SEED',
    'JACKPOT_CAP',
    'JACKPOT_DROP',
    'JACKPOT_GAMES',
    'JACKPOT_RETURN',
  ],
});

export const staffJackpotsCalls = { listStaffJackpots, pauseJackpot } as const;
