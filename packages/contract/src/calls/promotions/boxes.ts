import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds, wholeNumber } from '../../fields.ts';
import { boxCashType } from '../../rules/promotions/boxes.ts';

/** The box of one day in Manila. [M-142] */
const box = z.object({
  /** As 2026-11-16. */
  date: z.string(),
  /** 0 not earned, 1 waits to be opened, 2 opened, 3 gone unopened. */
  task_state: z.int(),
  /** What is in it; 0.00 before it is earned. */
  bonus: money(),
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
const yearMonth = () => z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));

export const readBoxes = defineCall({
  method: 'GET',
  path: '/promo/blindbox/detail',
  access: 'player',
  summary: 'The mystery boxes of a month, day by day, and the one of today',
  request: z.object({ pid: pid(), ym: yearMonth() }),
  answer: z.object({
    /** The days of the month so far, by the month. [M-142 M-385] */
    data: z.record(z.string(), z.array(box)),
    /** What there is to open or to earn now; null where there is nothing. */
    current: z.nullable(currentBox),
    /** Those that run and that the player may have, in the operator's order. */
    promotions: z.array(z.object({ pid: z.int(), name: z.string() })),
    /** What follows is of this one: the one that was asked for, or else the first. */
    pid: z.int(),
    /** Of the month: boxes earned, and what was opened, waits and is gone. [G-218] */
    total: z.int(),
    claimed: money(),
    not_received: money(),
    unclaimed: money(),
    /** What a box may hold, by how likely it is. */
    odds: z.array(z.object({ amount: money(), percent: z.string() })),
    wagering_times: z.int(),
    terms: z.string(),
    cur_time: unixSeconds(),
  }),
  errors: ['BOXES_ENDED'],
});

export const queryBoxBonus = defineCall({
  method: 'GET',
  path: '/promo/blindbox/query/bonus',
  access: 'player',
  summary: 'What waits in mystery boxes, and what they have brought',
  request: z.object({ cash_type: wholeNumber(boxCashType, boxCashType) }),
  answer: z.object({
    /** What waits to be opened. */
    data: money(),
    /** What was opened, of all time. */
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
});

export const boxCalls = { readBoxes, queryBoxBonus, claimBoxes } as const;
