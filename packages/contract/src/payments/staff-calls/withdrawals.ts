import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { kycStatuses } from '../../rules/kyc-status.ts';
import { withdrawalStatuses } from '../../rules/payment-status.ts';
import { defineRequest } from '../../staff/define-request.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { amountRange, listRequest, summedPage, timeRange } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { accountInquiry } from '../account-inquiries.ts';
import { paymentOrders } from '../staff-payment-orders.ts';

/** `hold` keeps it back until somebody decides; `approve` pays it, `cancel` gives the money back. */
export const withdrawalDecisions = ['approve', 'hold', 'cancel'] as const;
export type WithdrawalDecision = (typeof withdrawalDecisions)[number];

/** Why staff decide so, by the decision; the player reads a cancel's. */
export const withdrawalDecisionReasons = {
  approve: ['checked', 'other'],
  hold: ['more-proof', 'not-own-account', 'suspicious', 'regulator', 'other'],
  cancel: ['player-asked', 'not-own-account', 'suspicious', 'regulator', 'other'],
} as const satisfies Record<WithdrawalDecision, readonly string[]>;
export type WithdrawalDecisionReason =
  (typeof withdrawalDecisionReasons)[WithdrawalDecision][number];

const deciding = <Name extends WithdrawalDecision>(decision: Name) =>
  z.object({
    id: id(),
    decision: z.literal(decision),
    reason: z.enum(withdrawalDecisionReasons[decision]),
    words: z._default(z.string(), ''),
  });

/** Who has it, until when; null if nobody. */
const claim = z.nullable(
  z.object({ staff_id: id(), name: z.string(), is_mine: z.boolean(), until: unixSeconds() }),
);

const row = z.object({
  id: id(),
  uid: id(),
  /** What other players may call them. */
  name: z.string(),
  amount: money(),
  fee: money(),
  channel_id: z.int(),
  channel_name: z.string(),
  /** All but the last four digits are hidden. */
  account: z.string(),
  status: z.enum(withdrawalStatuses),
  is_held: z.boolean(),
  /** Names of the rules that sent it here. */
  reasons: z.array(z.string()),
  created_at: unixSeconds(),
  changed_at: unixSeconds(),
  claim,
});
export type StaffWithdrawal = z.output<typeof row>;

/** What a list of payments comes to. */
export const paymentSums = z.object({ amount: money(), fee: money() });

export const listStaffWithdrawals = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/withdrawals',
  access: { staff: 'payments.read' },
  summary: 'Withdrawals: those under review first come first, everything else newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['review', 'all', ...withdrawalStatuses]), 'review'),
    reason: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
    channel: z.optional(z.coerce.number().check(z.int())),
    claim: z.optional(z.enum(['mine', 'free', 'held'])),
    uid: z.optional(id()),
    /** The id of one withdrawal. */
    q: z.optional(z.string().check(z.regex(/^W?\d{1,19}$/i))),
    ...timeRange,
    ...amountRange,
    order: z.optional(z.enum(paymentOrders)),
  }),
  answer: summedPage(row, paymentSums),
});

export const staffPaymentStep = z.object({
  status: z.string(),
  from: z.nullable(z.string()),
  at: unixSeconds(),
  by: z.string(),
  reason: z.string(),
});
export type StaffPaymentStep = z.output<typeof staffPaymentStep>;

/** A player's money on one page. Sums are of all time; test wallets have none. */
const story = z.object({
  balance: money(),
  withdrawable: money(),
  kyc_status: z.enum(kycStatuses),
  registered_at: unixSeconds(),
  deposits: z.object({ count: z.int(), sum: money(), last_at: z.nullable(unixSeconds()) }),
  withdrawals: z.object({ count: z.int(), sum: money(), last_at: z.nullable(unixSeconds()) }),
  bonus: z.object({ count: z.int(), sum: money() }),
  turnover: money(),
  /** What must still be played, the next to be free first. */
  requirements: z.array(z.object({ amount: money(), left: money(), source: z.string() })),
  recent: z.array(
    z.object({
      kind: z.enum(['deposit', 'withdrawal']),
      id: id(),
      amount: money(),
      status: z.string(),
      channel_name: z.string(),
      created_at: unixSeconds(),
    }),
  ),
  /** Devices that the player was seen on, by the first login there, the newest first. */
  devices: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      first_seen_at: unixSeconds(),
      /** Within the hours of the rule `new-device`. */
      is_new: z.boolean(),
    }),
  ),
  /** Other players who have an account with the same number, usable or removed. */
  sharing: z.array(z.object({ uid: id(), name: z.string(), is_usable: z.boolean() })),
  open_cases: z.int(),
});
export type MoneyStory = z.output<typeof story>;

export const readMoneyStory = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/story',
  access: { staff: 'payments.read' },
  summary: 'Where the money of a player came from and went, on one page',
  request: z.object({ uid: id() }),
  answer: story,
  errors: ['NOT_FOUND'],
});

export const readStaffWithdrawal = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/withdrawal',
  access: { staff: 'payments.read' },
  summary: 'One withdrawal with its steps and what may be decided about it now',
  request: z.object({ id: id() }),
  answer: z.object({
    ...row.shape,
    gateway: z.string(),
    gateway_id: z.nullable(z.string()),
    /** What the bank of the account said of its name. */
    account_inquiry: accountInquiry,
    steps: z.array(staffPaymentStep),
    /** Above this amount a second person approves; null if nobody has to. */
    four_eyes_above: z.nullable(money()),
    needs_second_person: z.boolean(),
    /** Empty for whoever has not claimed it. */
    decisions: z.array(z.enum(withdrawalDecisions)),
  }),
  errors: ['NOT_FOUND'],
});

const payoutAccount = z.object({
  id: id(),
  channel_name: z.string(),
  /** All but the last four digits are hidden. */
  account: z.string(),
  is_usable: z.boolean(),
  created_at: unixSeconds(),
  removed_at: z.nullable(unixSeconds()),
  inquiry: accountInquiry,
});
export type StaffPayoutAccount = z.output<typeof payoutAccount>;

export const listPayoutAccounts = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/accounts',
  access: { staff: 'payments.read' },
  summary: 'Where a player is paid to, and in whose name the banks have it; usable ones first',
  request: z.object({ uid: id() }),
  answer: z.array(payoutAccount),
});

export const claimWithdrawal = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/withdrawals/claim',
  access: { staff: 'payments.review' },
  summary:
    'Takes a withdrawal for 15 minutes, or renews that; without an id the oldest that nobody has',
  request: z.object({ id: z.optional(id()) }),
  /** Null if nothing waits. */
  answer: z.nullable(z.object({ id: id(), until: unixSeconds() })),
  errors: ['NOT_FOUND', 'PAYMENT_TAKEN', 'PAYMENT_DECIDED'],
  refreshes: [listStaffWithdrawals, readStaffWithdrawal],
});

export const takeOverWithdrawal = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/withdrawals/take-over',
  access: { staff: 'queues.take-over' },
  summary: 'Takes from a colleague what they have claimed, for 15 minutes',
  request: z.object({ id: id(), reason: staffReason() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['CLAIM_OF_NOBODY'],
  refreshes: [listStaffWithdrawals, readStaffWithdrawal],
});

export const releaseWithdrawal = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/withdrawals/release',
  access: { staff: 'payments.review' },
  summary: 'Gives a claimed withdrawal back to the queue',
  request: z.object({ id: id() }),
  answer: z.object({ released: z.boolean() }),
  refreshes: [listStaffWithdrawals, readStaffWithdrawal],
});

export const decideWithdrawal = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/withdrawals/decide',
  access: { staff: 'payments.review' },
  summary: 'Pays, holds or cancels a withdrawal that one has claimed',
  request: z.discriminatedUnion('decision', [
    deciding('approve'),
    deciding('hold'),
    deciding('cancel'),
  ]),
  answer: z.object({ status: z.enum(withdrawalStatuses), is_held: z.boolean() }),
  errors: [
    'NOT_FOUND',
    'PAYMENT_NOT_CLAIMED',
    'PAYMENT_TAKEN',
    'PAYMENT_DECIDED',
    'PAYMENT_NEEDS_SECOND_PERSON',
    'PAYMENT_HELD',
    'REASON_WORDS',
    'WORDS_TOO_LONG',
    'WORDS_MARKUP',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listStaffWithdrawals, readStaffWithdrawal],
});

/** A withdrawal above the limit of one person, to be paid. */
export const payoutWanted = z.object({ id: id() });
export type PayoutWanted = z.output<typeof payoutWanted>;

export const askPayout = defineRequest({
  asks: 'payments.pay',
  permission: 'payments.large',
  title: { en: 'Large withdrawal', tl: 'Malaking withdrawal' },
  reasons: ['money-checked', 'player-asked', 'regulator', 'other'],
  input: payoutWanted,
  path: '/backoffice/api/payments/withdrawals/ask',
  summary: 'Asks a second person to pay a withdrawal above the limit of one person',
  errors: ['NOT_FOUND', 'PAYMENT_DECIDED', 'PAYMENT_HELD'],
});

export const staffWithdrawalsCalls = {
  listStaffWithdrawals,
  readStaffWithdrawal,
  readMoneyStory,
  listPayoutAccounts,
  claimWithdrawal,
  takeOverWithdrawal,
  releaseWithdrawal,
  decideWithdrawal,
} as const;

/** What of it can leave as CSV. */
export const withdrawalsExports = {
  withdrawals: {
    title: { en: 'Withdrawals', tl: 'Mga withdrawal' },
    callName: 'listStaffWithdrawals',
    call: listStaffWithdrawals,
    needs: { anyOf: ['uid', 'reason'], days: 31 },
    columns: [
      { key: 'id', title: { en: 'Withdrawal', tl: 'Withdrawal' } },
      { key: 'created_at', title: { en: 'Asked', tl: 'Hiniling' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'fee', title: { en: 'Fee', tl: 'Bayarin' } },
      { key: 'channel_name', title: { en: 'Channel', tl: 'Channel' } },
      { key: 'account', title: { en: 'Account', tl: 'Account' } },
      { key: 'status', title: { en: 'State', tl: 'Kalagayan' } },
      { key: 'changed_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
    ],
  },
} as const satisfies ExportableLists;
