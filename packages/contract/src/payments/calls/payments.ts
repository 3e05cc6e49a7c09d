import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds, wholeNumber } from '../../fields.ts';
import { getWallet } from '../../ledger/calls/wallet.ts';
import { channelPartners } from '../../rules/payment-channels.ts';

/** What a deposit with a ticket brings, by the promotion that gives it. [M-138 M-303] */
export const cashbackTerms = z.object({
  percent: z.number(),
  /** The most that one deposit brings. */
  max_bonus: money(),
  /** The smallest deposit that takes part. */
  opt_in_from: money(),
  /** The smallest deposit that brings it here: of the promotion's and the channel's own the larger. */
  applies_from: money(),
  /** How often the bonus must be played before it can be withdrawn. */
  wagering_times: z.int(),
});
export type CashbackTerms = z.output<typeof cashbackTerms>;

/** What a payment is shown by beside its amount. */
const channel = z.object({
  id: z.int(),
  name: z.string(),
  img: z.string(),
  min_amount: z.nullable(money()),
  max_amount: z.nullable(money()),
  /** Quick amounts in whole pesos. [M-123] */
  amount_limit: z.array(z.string()),
  /** A text of the regulator in the language of the caller, or empty. [M-124] */
  tips: z.string(),
  /** 1 where cashback is offered, else 0. [M-125] */
  cashback_state: z.int(),
  /** Tickets that the player has left today. [M-141] */
  cashback_coupons_num: z.int(),
  /** What a ticket brings; null where cashback is not offered. */
  cashback_terms: z.nullable(cashbackTerms),
  /** 1 is a bank, 2 a payment instrument. [M-126] */
  flag: z.int(),
  fee_fixed: money(),
  /** In hundredths of a percent. */
  fee_basis_points: z.int(),
  /** False outside of its hours, or while it is closed: shown dimmed with `closed_text`. */
  is_open: z.boolean(),
  closed_text: z.string(),
});
export type Channel = z.output<typeof channel>;

/** Inside which partner's app. The session knows it, so it may be left out; another one than its own is refused. */
const insidePartner = () => z.optional(z.enum(channelPartners));

export const listChannels = defineCall({
  method: 'GET',
  path: '/finance/channel/list',
  access: 'player',
  gate: 'reads',
  summary: 'The channels by which this player may deposit (1) or withdraw (2)',
  request: z.object({
    mode: z.enum(['1', '2']),
    partner: insidePartner(),
  }),
  answer: z.array(channel),
  errors: ['PARTNER_DIFFERS'],
});

/** Read as text: the server says what is wrong in the words of the form. */
const amountText = () => z.string().check(z.maxLength(40));

export const startDeposit = defineCall({
  method: 'GET',
  path: '/finance/payment/deposit',
  access: 'player',
  gate: 'deposit',
  summary: 'Begins a deposit and answers where it is paid (v1 finance payment deposit update)',
  request: z.object({
    amount: amountText(),
    pid: wholeNumber(1, 999_999),
    device: z._default(z.string().check(z.maxLength(20)), 'web'),
    cashback_flag: z._default(wholeNumber(0, 1), 0),
    partner: insidePartner(),
  }),
  answer: z.object({ id: id(), pay_url: z.string() }),
  movesMoney: true,
  errors: [
    'PARTNER_DIFFERS',
    'DEPOSIT_LIMIT',
    'AMOUNT_OUT_OF_RANGE',
    'CHANNEL_UNKNOWN',
    'CHANNEL_CLOSED',
    'CASHBACK_SPENT',
    'DEPOSITS_OPEN_MAX',
    'DEPOSIT_FAILED',
    'TOO_MANY_REQUESTS',
  ],
  refreshes: [getWallet],
});

/** How a payment moved, step by step, oldest first. */
const step = z.object({
  status: z.string(),
  at: unixSeconds(),
  /** Why, in words for the player; empty where the status says it all. */
  note: z.string(),
});
export type PaymentStep = z.output<typeof step>;

export const paymentFields = {
  id: id(),
  status: z.string(),
  amount: money(),
  fee: money(),
  channel_name: z.string(),
  channel_img: z.string(),
  created_at: unixSeconds(),
};

/** A payment that came for a deposit and did not fit it: another amount or currency, or one too many. */
const strayPayment = z.object({
  amount: money(),
  currency: z.string(),
  paid_at: unixSeconds(),
  /** A person looks at it, until it is credited or given back. */
  state: z.enum(['with_staff', 'credited', 'given_back']),
  /** By what support finds it. */
  case_id: id(),
});
export type StrayPayment = z.output<typeof strayPayment>;

export const readDeposit = defineCall({
  method: 'GET',
  path: '/finance/deposit/detail',
  access: 'player',
  gate: 'reads',
  summary: 'One deposit of the player, with its steps',
  request: z.object({ id: id() }),
  answer: z.object({
    ...paymentFields,
    /** The page where it can still be paid; null once it cannot, and while a payment for it lies with staff. */
    pay_url: z.nullable(z.string()),
    expires_at: unixSeconds(),
    /** The bonus that came or comes with it; 0 without. */
    cashback: money(),
    /** Oldest first; empty where everything that came was what was asked for. */
    stray_payments: z.array(strayPayment),
    steps: z.array(step),
  }),
  errors: ['NOT_FOUND'],
});

export const cancelDeposit = defineCall({
  method: 'POST',
  path: '/finance/deposit/cancel',
  access: 'player',
  gate: 'turnsDown',
  summary: 'Gives up a deposit that is not paid yet',
  request: z.object({ id: id() }),
  answer: z.object({ status: z.string() }),
  errors: ['NOT_FOUND', 'DEPOSIT_SETTLED'],
  refreshes: [readDeposit],
});

export const startWithdrawal = defineCall({
  method: 'GET',
  path: '/finance/payment/withdraw',
  access: 'player',
  gate: 'withdraw',
  summary: 'Takes an amount out of the wallet to be paid to an account of the player',
  request: z.object({
    /** The second mini-app pays to its own player and names none. */
    account_id: z.optional(id()),
    amount: amountText(),
    partner: insidePartner(),
  }),
  answer: z.object({ id: id(), status: z.string() }),
  movesMoney: true,
  errors: [
    'AMOUNT_OUT_OF_RANGE',
    'NOT_WITHDRAWABLE',
    'PARTNER_DIFFERS',
    'ACCOUNT_UNKNOWN',
    'CHANNEL_CLOSED',
    'WITHDRAWALS_WAIT',
    'TOO_MANY_REQUESTS',
  ],
  refreshes: [getWallet],
});

export const readWithdrawal = defineCall({
  method: 'GET',
  path: '/finance/withdraw/detail',
  access: 'player',
  gate: 'reads',
  summary: 'One withdrawal of the player, with its steps',
  request: z.object({ id: id() }),
  answer: z.object({ ...paymentFields, account: z.string(), steps: z.array(step) }),
  errors: ['NOT_FOUND'],
});

/** Money that must be played before it can be withdrawn. [M-481] */
const requirement = z.object({
  posting_id: id(),
  /** Where it came from, in the language of the caller: 'Bank deposit', 'Deposit Bonus'. */
  source: z.string(),
  cash_type: z.int(),
  created_at: unixSeconds(),
  /** What becomes free. */
  amount: money(),
  /** What must be played for it in all, with what stands before it in the queue. */
  to_play: money(),
  /** What is left of that, from now on. */
  left: money(),
  /** The same for this one alone, as if nothing stood before it. */
  own_to_play: money(),
  own_left: money(),
  /** The bonus that brought it and can be given up; null for anything else. */
  bonus_id: z.nullable(id()),
});
export type Requirement = z.output<typeof requirement>;

export const listRequirements = defineCall({
  method: 'GET',
  path: '/finance/requirements',
  access: 'player',
  gate: 'reads',
  summary: 'What keeps part of the balance from being withdrawn, the next to be free first',
  request: z.object({}),
  answer: z.object({
    balance: money(),
    withdrawable: money(),
    /** In the order in which play frees them; `left` counts from now on. */
    requirements: z.array(requirement),
    /** How much of a stake counts, in percent, by the type of the game. */
    counts: z.array(z.object({ game_type: z.int(), percent: z.int() })),
    withdraw_total: money(),
  }),
});

export const channelCalls = { listChannels } as const;
export const depositCalls = { startDeposit, readDeposit, cancelDeposit } as const;
export const requirementsCalls = { listRequirements } as const;
export const withdrawCalls = { startWithdrawal, readWithdrawal } as const;
