import { voucherAmountMax, voucherAmountMin } from '@perya/contract/rules/payment-channels';
import * as z from 'zod/mini';
import { problemsOf } from '../../../platform/configuration/check-rows.ts';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';
import { createRowPart } from '../../../platform/configuration/row-part.ts';
import type { StaffPictures } from '../../../platform/files/staff-pictures.ts';

const schema = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  img: z.string().check(z.maxLength(200), z.regex(/^(?:|\/(?:art|files)\/[\w/.-]+)$/)),
  link: z.string().check(z.maxLength(300), z.regex(/^https:\/\/[^\s"'<>\\@]+$/)),
  /** In centavos. */
  price: z.int().check(z.minimum(Number(voucherAmountMin)), z.maximum(Number(voucherAmountMax))),
  position: z.int().check(z.minimum(0), z.maximum(999)),
  is_shown: z.boolean(),
});

/** Where vouchers are sold, for the file by which configuration travels. Codes are no part of it. */
export const productPart = (pictures: StaffPictures): ConfigurationPart =>
  createRowPart({
    name: 'payments.shops',
    title: { en: 'Voucher shops', tl: 'Mga tindahan ng voucher' },
    table: 'payments.voucher_product',
    key: ['id'],
    schema,
    counter: 'version',
    retire: 'is_shown = false',
    isRetired: ({ is_shown }) => !is_shown,
    async refuse(rows) {
      const found = rows.map(({ id, img }) => problemsOf(String(id), () => pictures.check(img)));
      return (await Promise.all(found)).flat();
    },
    pictures: { of: ({ img }) => [img], store: pictures },
  });
