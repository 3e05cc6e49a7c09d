import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, timeFlag, unixSeconds, wholeNumber } from '../../fields.ts';
import { roundDetails } from '../../provider-api/wire.ts';
import { timeFlagDefault } from '../../rules/time-flag.ts';

/** Failed means taken back: the stake was returned. [G-057 G-313] */
export const betStatuses = ['completed', 'pending', 'failed'] as const;
export type BetStatus = (typeof betStatuses)[number];

export const betPageSize = 20;
export const betPageSizeMax = 100;

/** One round with all its stakes. [G-131] */
export const betFields = {
  id: id(),
  /** The provider's name of the first stake, which support asks for. */
  record_id: z.string(),
  /** The provider's name of the round. */
  round_id: z.string(),
  brand_name: z.string(),
  game_name: z.string(),
  game_code: z.string(),
  /** Empty for a game that is no longer in the catalogue. */
  game_img: z.string(),
  game_type: z.int(),
  currency: z.string(),
  bet_amount: money(),
  /** What was paid out. */
  settlement_amount: money(),
  /** What was won on top of it and is being checked before it is paid. */
  held_amount: money(),
  /** What the round changed: paid out less staked, and nothing while it runs or if it failed. */
  net_amount: money(),
  status: z.enum(betStatuses),
  created_at: unixSeconds(),
  /** 0 while the round runs. */
  settle_time: unixSeconds(),
};

const bet = z.object(betFields);
export type Bet = z.output<typeof bet>;

export const listBets = defineCall({
  method: 'GET',
  path: '/member/game/bet/list',
  access: 'player',
  gate: 'reads',
  summary: 'Rounds of the player, newest first, with totals over the whole filter',
  request: z.object({
    time_flag: z._default(timeFlag(), timeFlagDefault),
    /** 0 or nothing means every type. */
    game_type: z._default(wholeNumber(0, 99), 0),
    status: z._default(z.enum(['all', ...betStatuses]), 'all'),
    last_id: z.optional(id()),
    page_size: z._default(wholeNumber(1, betPageSizeMax), betPageSize),
  }),
  /** `bt` is the sum of the stakes and `wt` of what was paid out, without rounds that were taken back. [G-132 G-203] */
  answer: z.object({
    d: z.array(bet),
    t: z.int(),
    bt: money(),
    wt: money(),
    last_id: z.nullable(id()),
    s: z.int(),
  }),
});

/** What a movement of a round was. */
export const betEntryTypes = ['bet', 'win', 'rollback', 'correction'] as const;

const betEntry = z.object({
  type: z.enum(betEntryTypes),
  amount: money(),
  balance_after: money(),
  at: unixSeconds(),
});

const betDetail = z.object({
  ...betFields,
  details: z.nullable(roundDetails),
  /** The movements of the player's balance behind the round, oldest first. */
  entries: z.array(betEntry),
  /** Whether the provider is asked to show the round by `recallBet`. */
  is_recalled: z.boolean(),
});
export type BetDetail = z.output<typeof betDetail>;

export const readBet = defineCall({
  method: 'GET',
  path: '/member/game/bet/detail',
  access: 'player',
  gate: 'reads',
  summary: 'One round of the player, how it went, its proof and its movements',
  request: z.object({ id: id() }),
  answer: betDetail,
  errors: ['NOT_FOUND'],
});

/** Where a provider shows a round: good for one look, since such addresses end. */
export const roundAtProvider = z.object({ url: z.string() });

export const recallBet = defineCall({
  method: 'GET',
  path: '/member/game/bet/recall',
  access: 'player',
  gate: 'reads',
  summary: 'The page on which the provider shows a round of the player again',
  request: z.object({ id: id() }),
  answer: roundAtProvider,
  errors: ['NOT_FOUND', 'ROUND_NOT_SHOWN'],
});

export const listOpenRounds = defineCall({
  method: 'GET',
  path: '/member/game/bet/open',
  access: 'player',
  gate: 'reads',
  summary: 'The rounds of the player that are open, newest first: one in a game at most',
  request: z.object({}),
  answer: z.object({ d: z.array(z.object({ game_code: z.string(), bet_amount: money() })) }),
});

const dailyWin = z.object({
  id: id(),
  /** Masked, unless it is the reader. */
  nickname: z.string(),
  is_own: z.boolean(),
  game_code: z.string(),
  game_name: z.string(),
  img: z.string(),
  amount: money(),
  stake: money(),
  /** Paid out over staked, in hundredths: 1250 is 12.5 times the stake. */
  multiplier_percent: z.int(),
  at: unixSeconds(),
});
export type DailyWin = z.output<typeof dailyWin>;

export const listDailyWins = defineCall({
  method: 'GET',
  path: '/member/game/wins/daily',
  access: 'player',
  gate: 'reads',
  summary: 'The biggest wins of the day in Manila, of everyone and of the player',
  request: z.object({}),
  answer: z.object({
    day_started_at: unixSeconds(),
    top: z.array(dailyWin),
    own: z.array(dailyWin),
  }),
});

export const betsCalls = { listBets, readBet, recallBet, listOpenRounds, listDailyWins } as const;
