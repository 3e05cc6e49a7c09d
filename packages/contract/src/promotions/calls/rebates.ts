import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { gameCard } from '../../catalogue/calls/catalogue.ts';
import { money, unixSeconds, wholeNumber } from '../../fields.ts';
import { getWallet } from '../../ledger/calls/wallet.ts';

/** The rebate of the documents, whose number belongs to the promotion and not to the tile that opens it. [G-228] */
export const cq9Pid = 6;

const pid = () => z._default(wholeNumber(1, 999_999_999), cq9Pid);

/** What is said of any rebate. */
const rebateTerms = {
  name: z.string(),
  /** What the share is of. */
  of: z.enum(['stakes', 'net-loss']),
  /** Percent, as in 0.5. */
  percent: z.number(),
  /** Below this nothing comes back. */
  least: money(),
  /** The most of a day; empty where there is no bound. */
  most: z.union([money(), z.literal('')]),
  wagering_times: z.int(),
  /** The hour in Manila by which it is there on the next day. */
  by_hour: z.int(),
  starts_at: unixSeconds(),
  /** 0 where no end is set. */
  ends_at: unixSeconds(),
  has_ended: z.boolean(),
};

export const readCq9 = defineCall({
  method: 'GET',
  path: '/promo/cq9/detail',
  access: 'player',
  gate: 'reads',
  summary:
    'A rebate that is collected: what waits, the games that count, what came and what was missed',
  request: z.object({ pid: pid() }),
  answer: z.object({
    ...rebateTerms,
    /** What can be collected now. */
    bonus: money(),
    /** When it expires; 0 where nothing waits. */
    expires_at: unixSeconds(),
    /** What today's play has brought so far; it can be collected tomorrow. */
    today: money(),
    list: z.array(gameCard),
    /** What has expired. [G-140] */
    unclaimed: money(),
    claimed: money(),
  }),
  errors: ['NOT_FOUND'],
});

export const claimCq9 = defineCall({
  method: 'GET',
  path: '/promo/cq9/claim',
  access: 'player',
  gate: 'welfare',
  summary: 'Collects the rebate that waits, once',
  request: z.object({ pid: pid() }),
  /** What was credited. */
  answer: z.object({ amount: money() }),
  movesMoney: true,
  errors: ['NOT_FOUND', 'NOTHING_TO_COLLECT'],
  refreshes: [readCq9, getWallet],
});

export const readTpg = defineCall({
  method: 'GET',
  path: '/promo/tpg/detail',
  access: 'player',
  gate: 'reads',
  summary: 'The rebate of losses that is credited by itself: its terms and its period',
  request: z.object({}),
  answer: z.object({
    /** Null where there is none. */
    rebate: z.nullable(z.object(rebateTerms)),
    /** Those that are over beside it, the latest first. */
    past: z.array(z.object({ starts_at: unixSeconds(), ends_at: unixSeconds() })),
  }),
});

export const rebatesCalls = { readCq9, claimCq9, readTpg } as const;
