import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  hideVoucherProduct as hideCall,
  listStaffVoucherProducts as listCall,
  StaffVoucherProduct,
} from '@perya/contract/payments/staff-calls/voucher-products';
import { toPesos } from '@perya/money';
import { readWords } from '../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { ProductRow } from './product.store.ts';
import type { VouchersServices } from './services.ts';

const present = (row: ProductRow): StaffVoucherProduct => ({
  id: row.id,
  img: row.img,
  link: row.link,
  price: toPesos(row.price),
  position: row.position,
  is_shown: row.isShown,
  version: row.version,
});

export async function listProducts({
  products,
}: Pick<VouchersServices, 'products'>): Promise<AnswerOf<typeof listCall>> {
  return (await products.listAll()).map(present);
}

/** Takes a shop off the app at once, which one person may: nothing is opened by it. */
export async function hideProduct(
  { audit, products }: Pick<VouchersServices, 'audit' | 'products'>,
  context: StaffContext,
  { id, reason: words }: RequestOf<typeof hideCall>,
): Promise<AnswerOf<typeof hideCall>> {
  const reason = readWords(words);
  return audit.record<StaffVoucherProduct>(byStaff(context), async (tx) => {
    const held = (await products.holdAll(tx)).find((each) => each.id === id);
    if (!held) throw new Refusal('NOT_FOUND');
    if (!held.isShown) throw new Refusal('STAFF_SO_ALREADY');
    await products.hide(tx, id);
    return {
      result: present({ ...held, isShown: false, version: held.version + 1 }),
      entries: [
        {
          action: 'payments.voucher-shop-hidden',
          subject: { kind: 'house' },
          before: { product: id, link: held.link, shown: true },
          after: { product: id, shown: false },
          reason,
        },
      ],
    };
  });
}
