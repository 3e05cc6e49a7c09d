import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { depositStatuses } from '../../rules/payment-status.ts';
import { defineRequest } from '../../staff/define-request.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { amountRange, listPage, listRequest, summedPage, timeRange } from '../../staff/list.ts';
import { paymentOrders } from '../staff-payment-orders.ts';
import { paymentSums, staffPaymentStep } from './withdrawals.ts';

const deposit = z.object({
  id: id(),
  uid: id(),
  name: z.string(),
  amount: money(),
  fee: money(),
  channel_id: z.int(),
  channel_name: z.string(),
  status: z.enum(depositStatuses),
  has_cashback: z.boolean(),
  gateway: z.string(),
  gateway_id: z.nullable(z.string()),
  created_at: unixSeconds(),
  changed_at: unixSeconds(),
});
export type StaffDeposit = z.output<typeof deposit>;

export const listStaffDeposits = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/deposits',
  access: { staff: 'payments.read' },
  summary: 'Deposits, newest first',
  request: z.object({
    ...listRequest,
    status: z.optional(z.enum(depositStatuses)),
    channel: z.optional(z.coerce.number().check(z.int())),
    uid: z.optional(id()),
    /** Our id, with or without the D in front, or the gateway's own. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    ...timeRange,
    ...amountRange,
    order: z.optional(z.enum(paymentOrders)),
  }),
  answer: summedPage(deposit, paymentSums),
});

/** Money that a gateway says it took. */
export const receiptStates = ['credited', 'stray', 'matched', 'refunded'] as const;

/** Money that a gateway says it took, and what became of it. */
export const receipt = z.object({
  gateway: z.string(),
  payment_id: z.string(),
  reference: z.string(),
  uid: z.nullable(id()),
  deposit_id: z.nullable(id()),
  amount: money(),
  currency: z.string(),
  paid_at: unixSeconds(),
  state: z.enum(receiptStates),
  /** Under which it was given back at the gateway. */
  refund_reference: z.nullable(z.string()),
});
export type Receipt = z.output<typeof receipt>;

export const readStaffDeposit = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/deposit',
  access: { staff: 'payments.read' },
  summary: 'One deposit with its steps and the payments that a gateway took for it',
  request: z.object({ id: id() }),
  answer: z.object({
    ...deposit.shape,
    expires_at: unixSeconds(),
    steps: z.array(staffPaymentStep),
    receipts: z.array(receipt),
  }),
  errors: ['NOT_FOUND'],
});

export const listReceipts = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/receipts',
  access: { staff: 'payments.read' },
  summary: 'Payments that gateways took, those that fit no deposit by default',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['all', ...receiptStates]), 'stray'),
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    /** When we heard of them. */
    ...timeRange,
    ...amountRange,
  }),
  answer: listPage(receipt),
});

/** A payment that fits no deposit, and the player it is credited to. */
export const matchWanted = z.object({
  gateway: z.string().check(z.maxLength(40)),
  payment_id: z.string().check(z.maxLength(128)),
  uid: id(),
});
export type MatchWanted = z.output<typeof matchWanted>;

export const askMatch = defineRequest({
  asks: 'payments.match',
  permission: 'payments.match',
  title: { en: 'Payment without a deposit', tl: 'Bayad na walang deposito' },
  reasons: ['proof-shown', 'gateway-says', 'other'],
  input: matchWanted,
  path: '/backoffice/api/payments/receipts/ask',
  summary: 'Asks a second person to credit a payment that fits no deposit to a player',
  errors: ['NOT_FOUND', 'RECEIPT_SETTLED', 'ADJUSTMENT_OF_TEST'],
});

export const staffDepositsCalls = { listStaffDeposits, readStaffDeposit, listReceipts } as const;

/** What of it can leave as CSV. */
export const depositsExports = {
  deposits: {
    title: { en: 'Deposits', tl: 'Mga deposito' },
    callName: 'listStaffDeposits',
    call: listStaffDeposits,
    needs: { anyOf: ['uid', 'status'], days: 31 },
    columns: [
      { key: 'id', title: { en: 'Deposit', tl: 'Deposito' } },
      { key: 'created_at', title: { en: 'Begun', tl: 'Sinimulan' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'channel_name', title: { en: 'Channel', tl: 'Channel' } },
      { key: 'status', title: { en: 'State', tl: 'Kalagayan' } },
      { key: 'gateway', title: { en: 'Gateway', tl: 'Gateway' } },
      { key: 'gateway_id', title: { en: 'Gateway reference', tl: 'Reference ng gateway' } },
      { key: 'changed_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
    ],
  },
} as const satisfies ExportableLists;
