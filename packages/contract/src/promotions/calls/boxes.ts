import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds, wholeNumber } from '../../fields.ts';
import { getWallet } from '../../ledger/calls/wallet.ts';
import { boxCashType, boxPromotionId } from '../../rules/promotions/boxes.ts';
import { ruled } from '../../rules/ruled.ts';

/** Why a day brings no box: another account of the same person has it, the player has another reward of its group or the most of one player, those of the day are all given, or those of the promotion. */
const boxReason = z.enum(['shared', 'other-reward', 'own-most', 'day-given', 'all-given']);
export type BoxReason = z.output<typeof boxReason>;

/** The box of one day in Manila. [M-142] */
const box = z.object({
  /** As 2026-11-16. */
  date: z.string(),
  /** 0 not earned, 1 waits to be opened, 2 opened, 3 gone unopened. */
  task_state: z.int(),
  /** What was in it; 0.00 until it is opened. */
  bonus: money(),
  /** Of a day without a box; null where nothing stands against one. */
  reason: z.nullable(boxReason),
  /** What was deposited that day, and what earns the box. */
  progress: money(),
  goal: money(),
  /** Until when it can be opened; null where it cannot. */
  expires_at: z.nullable(unixSeconds()),
});
export type Box = z.output<typeof box>;

/** Which promotion of boxes; an operator may run several. */
const pid = () => wholeNumber(1, 2_147_483_647);

/** The box that waits and is gone first, of whichever promotion, or one that today can still bring. */
const currentBox = z.extend(box, { pid: z.int(), wagering_times: z.int() });
export type CurrentBox = z.output<typeof currentBox>;

/** A month as its year and number: 2026-11. */
const yearMonth = () =>
  ruled((text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? null : 'monthInvalid'));

export const readBoxes = defineCall({
  method: 'GET',
  path: '/promo/blindbox/detail',
  access: 'player',
  gate: 'reads',
  summary: 'The mystery boxes of a month, day by day, and the one of today',
  request: z.object({
    pid: z._default(pid(), boxPromotionId),
    /** Without it the month that it is in Manila. */
    ym: z.optional(yearMonth()),
  }),
  answer: z.object({
    /** The days of the month so far, by the month. [M-142 M-385] */
    data: z.record(z.string(), z.array(box)),
    /** What there is to open or to earn now; null where there is nothing. */
    current: z.nullable(currentBox),
    /** Those that run and that the player may have, in the operator's order. */
    promotions: z.array(z.object({ pid: z.int(), name: z.string() })),
    /** What follows is of this one: the one that was asked for, or else the first. */
    pid: z.int(),
    /** Of the month: boxes earned, what was in those that were opened, and how many wait and are gone. [G-218] */
    total: z.int(),
    claimed: money(),
    not_received: z.int(),
    unclaimed: z.int(),
    /** What a box may hold, by how likely it is. */
    odds: z.array(z.object({ amount: money(), percent: z.string() })),
    wagering_times: z.int(),
    terms: z.string(),
    cur_time: unixSeconds(),
  }),
  errors: ['BOXES_ENDED', 'BOXES_PAUSED'],
});

export const queryBoxBonus = defineCall({
  method: 'GET',
  path: '/promo/blindbox/query/bonus',
  access: 'player',
  gate: 'reads',
  summary: 'What mystery boxes have brought, and how many wait',
  request: z.object({ cash_type: wholeNumber(boxCashType, boxCashType) }),
  answer: z.object({
    /** What was in those that were opened today in Manila. */
    data: money(),
    /** The same of all time. */
    total: money(),
    /** How many were opened, wait, and are gone unopened. */
    claimed: z.int(),
    not_received: z.int(),
    unclaimed: z.int(),
  }),
});

export const claimBoxes = defineCall({
  method: 'POST',
  path: '/promo/blindbox/claim',
  access: 'player',
  gate: 'welfare',
  summary: 'Opens every mystery box that waits',
  encoding: 'form',
  request: z.object({ pid: pid() }),
  answer: z.object({
    /** What was in them. */
    data: money(),
    /** How many were opened, and how many wait still. */
    claimed: z.int(),
    not_received: z.int(),
  }),
  movesMoney: true,
  errors: ['BOX_NONE', 'TOO_MANY_REQUESTS'],
  refreshes: [getWallet],
});

export const boxCalls = { readBoxes, queryBoxBonus, claimBoxes } as const;
