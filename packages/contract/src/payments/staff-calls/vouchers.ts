import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { voucherCountMax } from '../../rules/payment-channels.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';

/** Open while a code can be used; used or void once none is left to use, by what became of the others. */
export const voucherBatchStates = ['open', 'expired', 'used', 'void'] as const;

const batch = z.object({
  id: id(),
  state: z.enum(voucherBatchStates),
  amount: money(),
  count: z.int(),
  used: z.int(),
  /** Neither used nor void. */
  unused: z.int(),
  expires_at: unixSeconds(),
  turnover_times: z.int(),
  note: z.string(),
  made_at: unixSeconds(),
  made_by: z.string(),
});
export type VoucherBatch = z.output<typeof batch>;

export const listVoucherBatches = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/vouchers',
  access: { staff: 'payments.read' },
  summary: 'Batches of vouchers, the newest first, with how many are used',
  request: z.object({
    ...listRequest,
    state: z.optional(z.enum(voucherBatchStates)),
    /** The number of the batch, or a part of its note. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  }),
  answer: listPage(batch),
});

export const readVoucherBatch = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/voucher-batch',
  access: { staff: 'payments.read' },
  summary: 'One batch of vouchers, without its codes',
  request: z.object({ id: id() }),
  answer: batch,
  errors: ['NOT_FOUND'],
});

export const voucherBatchWanted = z.object({
  amount: money(),
  count: z.int().check(z.minimum(1), z.maximum(voucherCountMax)),
  expires_at: unixSeconds(),
  turnover_times: z.int().check(z.minimum(0), z.maximum(100)),
  note: z.string().check(z.maxLength(200)),
});
export type VoucherBatchWanted = z.output<typeof voucherBatchWanted>;

export const askVoucherBatch = defineRequest({
  asks: 'vouchers.create',
  permission: 'vouchers.create',
  title: { en: 'Batch of vouchers', tl: 'Batch ng voucher' },
  reasons: ['needed-for-work', 'goodwill', 'other'],
  input: voucherBatchWanted,
  path: '/backoffice/api/payments/vouchers/ask',
  summary: 'Asks a second person to make a batch of vouchers',
  errors: ['VOUCHER_BATCH_RANGE'],
});

/** Whoever has a code has its money, so nobody takes a whole one out: whoever asks collects the first half of each, whoever approves the second. */
export const askVoucherCodes = defineRequest({
  asks: 'vouchers.export',
  permission: 'vouchers.export',
  title: { en: 'Codes of vouchers', tl: 'Mga code ng voucher' },
  reasons: ['needed-for-work', 'other'],
  input: z.object({ id: id() }),
  path: '/backoffice/api/payments/vouchers/ask-codes',
  summary:
    'Asks a second person to take the codes of a batch out, each of the two one half of them',
  errors: ['NOT_FOUND', 'VOUCHER_BATCH_OVER', 'VOUCHER_OTHER_HALF'],
});

export const voidVouchers = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/vouchers/void',
  access: { staff: 'vouchers.create' },
  summary: 'Makes the unused codes of a batch worthless',
  request: z.object({ id: id(), words: z.string() }),
  answer: batch,
  errors: [
    'NOT_FOUND',
    'PAYMENT_DECIDED',
    'REASON_WORDS',
    'WORDS_MARKUP',
    'WORDS_TOO_LONG',
    'WORDS_UNREADABLE',
  ],
  refreshes: [listVoucherBatches, readVoucherBatch],
});

export const staffVouchersCalls = {
  listVoucherBatches,
  readVoucherBatch,
  voidVouchers,
} as const;
