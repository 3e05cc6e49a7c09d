import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { gameCard } from '../../catalogue/calls/catalogue.ts';
import { id, money, unixSeconds } from '../../fields.ts';

/** So long a player is told of an own win when the app is opened. */
export const jackpotWinHours = 24;

/** So many that were won are shown, newest first. */
export const jackpotDropsMax = 20;

/** Whoever looks at a pool asks anew after so many seconds. */
export const jackpotSeconds = 5;

const name = z.object({ en: z.string(), tl: z.string() });

const jackpot = z.object({
  code: z.string(),
  name,
  /** What is won now. */
  amount: money(),
  cap: money(),
  /** The pool is won at the latest when it is full. */
  must_drop: z.boolean(),
  /** So much is staked for one win, on average. */
  one_in: money(),
  /** Of every stake, in millionths. */
  share_ppm: z.int(),
  /** The games whose stakes fill it and whose rounds can win it. */
  games: z.array(z.string()),
  /** Which pool it is, counted from the first, and SHA-256 of the secret that it is drawn with. */
  generation: z.int(),
  commitment: z.string(),
});
export type Jackpot = z.output<typeof jackpot>;

const jackpotDrop = z.object({
  id: id(),
  code: z.string(),
  name,
  generation: z.int(),
  /** Masked; null of whoever is not to be shown. */
  nickname: z.nullable(z.string()),
  game_name: z.string(),
  amount: money(),
  stake: money(),
  one_in: money(),
  at: unixSeconds(),
  /** The pool was full and had to be won. */
  is_forced: z.boolean(),
  /** What was drawn, of 2^48 numbers. */
  draw: z.string().check(z.regex(/^\d{1,15}$/)),
  /** What it was drawn over with the secret as the key of HMAC-SHA256. */
  message: z.string(),
  commitment: z.string(),
  /** Null for the moment until it is shown. */
  secret: z.nullable(z.string()),
});
export type JackpotDrop = z.output<typeof jackpotDrop>;

export const listJackpots = defineCall({
  method: 'GET',
  path: '/member/game/jackpots',
  access: 'public',
  summary: 'Jackpots as they stand, and those that were won with what proves it',
  request: z.object({}),
  answer: z.object({
    jackpots: z.array(jackpot),
    drops: z.array(jackpotDrop),
    /** The games that play for any of them, without those that are closed. */
    plays: z.array(gameCard),
  }),
});

const ownWin = z.object({ id: id(), name, amount: money(), at: unixSeconds() });

export const readOwnJackpots = defineCall({
  method: 'GET',
  path: '/member/game/jackpots/own',
  access: 'player',
  gate: 'reads',
  summary: 'Jackpots that the player can win, and those that they have won lately',
  request: z.object({}),
  answer: z.object({ jackpots: z.array(jackpot), wins: z.array(ownWin) }),
});

export const jackpotsCalls = { listJackpots, readOwnJackpots } as const;
