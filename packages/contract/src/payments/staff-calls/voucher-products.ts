import { parsePesos } from '@perya/money';
import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';
import { voucherAmountMax, voucherAmountMin } from '../../rules/payment-channels.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { staffReason } from '../../staff/staff-fields.ts';

const product = z.object({
  id: z.int(),
  img: z.string(),
  link: z.string(),
  price: money(),
  position: z.int(),
  /** Whether players see it. */
  is_shown: z.boolean(),
  /** Raised by every change: what was seen is what is changed. */
  version: z.int(),
});
export type StaffVoucherProduct = z.output<typeof product>;

export const listStaffVoucherProducts = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/voucher-products',
  access: { staff: 'payments.read' },
  summary: 'Where vouchers are sold, in the order in which players see it',
  request: z.object({}),
  answer: z.array(product),
});

/** Where a voucher is sold. Players pay there, so nobody writes the address alone. */
const productWanted = z.object({
  /** Null for a new one. */
  id: z.nullable(z.int()),
  /** What was seen; 0 for a new one. */
  version: z.int(),
  img: z
    .string()
    .check(
      z.regex(
        /^(?:|\/art\/channels\/[\w-]{1,60}\.svg|\/files\/vouchers\/\d{1,20}\/[\w-]{1,64}\.webp)$/,
      ),
    ),
  link: z.string().check(z.maxLength(300), z.regex(/^https:\/\/[^\s"'<>\\@]+$/)),
  price: money().check(
    z.refine((text) => {
      const amount = parsePesos(text);
      return amount !== null && amount >= voucherAmountMin && amount <= voucherAmountMax;
    }),
  ),
  position: z.int().check(z.minimum(0), z.maximum(999)),
});
export type ProductWanted = z.output<typeof productWanted>;

export const askVoucherProduct = defineRequest({
  asks: 'vouchers.product',
  permission: 'vouchers.create',
  title: { en: 'Where a voucher is sold', tl: 'Kung saan ibinebenta ang voucher' },
  reasons: ['planned', 'mistake-of-house', 'other'],
  input: productWanted,
  path: '/backoffice/api/payments/voucher-products/ask',
  summary: 'Asks a second person to show players where a voucher is sold, or to change it',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'PICTURE_UNKNOWN'],
  refreshes: [listStaffVoucherProducts],
});

export const hideVoucherProduct = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/voucher-products/hide',
  access: { staff: 'vouchers.create' },
  summary: 'Takes a shop of vouchers off the app at once; to show it again, ask',
  request: z.object({ id: z.int(), reason: staffReason() }),
  answer: product,
  errors: ['NOT_FOUND', 'STAFF_SO_ALREADY', 'WORDS_MARKUP', 'WORDS_TOO_LONG', 'WORDS_UNREADABLE'],
  refreshes: [listStaffVoucherProducts],
});

export const uploadVoucherPicture = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/voucher-products/picture',
  access: { staff: 'vouchers.create' },
  summary:
    'Takes a picture of a voucher in the field `file` of a multipart body, and draws it anew',
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE'],
  refreshes: 'nothing',
});

export const voucherProductsCalls = {
  listStaffVoucherProducts,
  hideVoucherProduct,
  uploadVoucherPicture,
} as const;
