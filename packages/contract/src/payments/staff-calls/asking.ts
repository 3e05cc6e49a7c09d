import { askAdjustment, askRefund } from './cases.ts';
import { askChannel, askNewChannel, askRule } from './channels.ts';
import { askMatch } from './deposits.ts';
import { askVoucherProduct } from './voucher-products.ts';
import { askVoucherBatch, askVoucherCodes } from './vouchers.ts';
import { askPayout } from './withdrawals.ts';

/** What staff ask of a second person about money; the calls of requests serve them. */
export const askingForMoneyCalls = {
  askRule,
  askChannel,
  askNewChannel,
  askPayout,
  askMatch,
  askRefund,
  askAdjustment,
  askVoucherBatch,
  askVoucherCodes,
  askVoucherProduct,
} as const;
