import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { voucherCountMax } from '../../rules/payment-channels.ts';
import { requestsShown } from '../../staff/calls/requests.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { refusalsOfAsking } from '../../staff/refusals-of-asking.ts';
import { requestActions } from '../../staff/request-actions.ts';

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

export const askVoucherBatch = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/vouchers/ask',
  access: { staff: 'vouchers.create' },
  summary: 'Asks a second person to make a batch of vouchers',
  request: z.extend(voucherBatchWanted, {
    reason: z.enum(requestActions['vouchers.create'].reasons),
    words: z._default(z.string(), ''),
  }),
  answer: z.object({ id: id() }),
  errors: [...refusalsOfAsking, 'VOUCHER_BATCH_RANGE', 'WORDS_MARKUP', 'WORDS_UNREADABLE'],
  refreshes: requestsShown,
});

export const exportVouchers = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/vouchers/export',
  access: { staff: 'vouchers.export' },
  summary: 'The codes of a batch as CSV; each time is written into the audit',
  request: z.object({ id: id() }),
  answer: z.object({ file: z.string(), csv: z.string() }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
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
  exportVouchers,
  voidVouchers,
} as const;
