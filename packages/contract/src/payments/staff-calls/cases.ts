import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest, timeRange } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { receipt } from './deposits.ts';

/** How a case ends. */
export const caseOutcomes = ['explained', 'corrected', 'reported', 'refunded', 'mistaken'] as const;

/** Reports of the law: whoever does not work on them learns of none, or a player could be warned. */
export const reportKinds = ['covered', 'structured'] as const;

export const isReport = (kind: string) => (reportKinds as readonly string[]).includes(kind);

const claim = z.nullable(
  z.object({ staff_id: id(), name: z.string(), is_mine: z.boolean(), until: unixSeconds() }),
);

const row = z.object({
  id: id(),
  kind: z.string(),
  subject: z.string(),
  uid: z.nullable(id()),
  state: z.enum(['open', 'closed']),
  opened_at: unixSeconds(),
  closed_at: z.nullable(unixSeconds()),
  closed_by: z.nullable(z.string()),
  outcome: z.string(),
  words: z.string(),
  claim,
  /** What the case knows, name by name; amounts in pesos. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type PaymentCase = z.output<typeof row>;

export const listPaymentCases = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/cases',
  access: { staff: 'payments.read' },
  summary: 'Cases of payments: open ones oldest first, closed ones newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['open', 'closed']), 'open'),
    kind: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
    uid: z.optional(id()),
    /** When they were opened. */
    ...timeRange,
  }),
  answer: listPage(row),
});

export const readPaymentCase = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/case',
  access: { staff: 'payments.read' },
  summary: 'One case of payments, with the payment that it is about',
  request: z.object({ id: id() }),
  answer: z.object({
    ...row.shape,
    receipt: z.nullable(
      z.object({
        ...receipt.shape,
        /** Whether one person alone may not say that it was given back. */
        needs_second_person: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const claimPaymentCase = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/cases/claim',
  access: { staff: 'payments.cases' },
  summary: 'Takes a case for 15 minutes, or renews that',
  request: z.object({ id: id() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['NOT_FOUND', 'PAYMENT_TAKEN', 'PAYMENT_DECIDED'],
  refreshes: [listPaymentCases, readPaymentCase],
});

export const takeOverPaymentCase = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/cases/take-over',
  access: { staff: 'queues.take-over' },
  summary: 'Takes from a colleague what they have claimed, for 15 minutes',
  request: z.object({ id: id(), reason: staffReason() }),
  answer: z.object({ until: unixSeconds() }),
  errors: ['CLAIM_OF_NOBODY'],
  refreshes: [listPaymentCases, readPaymentCase],
});

export const closePaymentCase = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/cases/close',
  access: { staff: 'payments.cases' },
  summary: 'Closes a case that one has claimed, with its outcome in words',
  request: z.object({ id: id(), outcome: z.enum(caseOutcomes), words: z.string() }),
  answer: row,
  errors: [
    'NOT_FOUND',
    'PAYMENT_NOT_CLAIMED',
    'PAYMENT_TAKEN',
    'PAYMENT_DECIDED',
    'REFUND_REFERENCE',
    'REASON_WORDS',
    'WORDS_MARKUP',
    'WORDS_TOO_LONG',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listPaymentCases, readPaymentCase],
});

/** The payment of a case, and under which reference the gateway gave it back. */
export const refundWanted = z.object({
  /** Of the case. */
  id: id(),
  refund_reference: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][\w ./:#-]{2,79}$/)),
});
export type RefundWanted = z.output<typeof refundWanted>;

const refundReasons = ['gave-back', 'player-asked', 'regulator', 'other'] as const;

const becauseOfRefund = {
  reason: z.enum(refundReasons),
  words: z._default(z.string(), ''),
};

export const refundReceipt = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/cases/refund',
  access: { staff: 'payments.match' },
  summary: 'Says that the payment of a case was given back at the gateway, and closes the case',
  request: z.extend(refundWanted, becauseOfRefund),
  answer: row,
  errors: [
    'NOT_FOUND',
    'PAYMENT_NOT_CLAIMED',
    'PAYMENT_TAKEN',
    'PAYMENT_NEEDS_SECOND_PERSON',
    'RECEIPT_SETTLED',
    'REFUND_KNOWN',
    'REASON_WORDS',
    'WORDS_MARKUP',
    'WORDS_TOO_LONG',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listPaymentCases, readPaymentCase],
});

export const askRefund = defineRequest({
  asks: 'payments.refund',
  permission: 'payments.match',
  title: { en: 'Large payment given back', tl: 'Malaking bayad na naibalik' },
  reasons: refundReasons,
  input: refundWanted,
  path: '/backoffice/api/payments/cases/ask-refund',
  summary: 'Asks a second person to say with one that a large payment was given back',
  errors: ['NOT_FOUND', 'RECEIPT_SETTLED', 'REFUND_KNOWN'],
});

/** What a correction is booked as. */
export const adjustmentCategories = ['game', 'payment', 'goodwill', 'other'] as const;

/** A correction is at most a million pesos, in centavos. */
export const adjustmentMax = 100_000_000n;

export const adjustmentWanted = z.object({
  uid: id(),
  /** With a minus it takes from the balance. */
  amount: money(),
  category: z.enum(adjustmentCategories),
});
export type AdjustmentWanted = z.output<typeof adjustmentWanted>;

export const askAdjustment = defineRequest({
  asks: 'ledger.adjust',
  permission: 'ledger.adjust',
  title: { en: 'Correction of a balance', tl: 'Pagwawasto ng balanse' },
  reasons: ['mistake-of-house', 'mistake-of-provider', 'goodwill', 'regulator', 'other'],
  input: adjustmentWanted,
  path: '/backoffice/api/payments/adjustments/ask',
  summary: 'Asks a second person to correct the balance of a player',
  errors: ['NOT_FOUND', 'ADJUSTMENT_TOO_LARGE', 'ADJUSTMENT_OF_TEST'],
});

export const paymentCasesCalls = {
  listPaymentCases,
  readPaymentCase,
  claimPaymentCase,
  takeOverPaymentCase,
  closePaymentCase,
  refundReceipt,
} as const;
