import type { AnswerOf } from '@perya/contract/call';
import type { Goods, getOrder, RedeemRecord } from '@perya/contract/points/calls/mall';
import { sayCancelled } from '@perya/contract/rules/mall/cancel-causes';
import type { OrderForm } from '@perya/contract/rules/mall/order-form';
import { orderStatuses } from '@perya/contract/rules/mall/order-status';
import { type Language, say } from '@perya/contract/text';
import { seconds } from '../../../platform/wire-time.ts';
import type { GoodsRow } from './goods.store.ts';
import type { OrderRow } from './order.store.ts';

/** [M-110] */
export function presentGoods(row: GoodsRow, language: Language): Goods {
  return {
    id: row.id,
    name: say({ en: row.nameEn, tl: row.nameTl }, language),
    price_filcoin: Number(row.price),
    stock: row.stock,
    show_img: row.pictures[0] ?? '',
    imgs: row.pictures,
    summary: say({ en: row.summaryEn, tl: row.summaryTl }, language),
    product_type: row.productType,
    deliver_method: row.deliverMethod,
    store_address: row.storeAddresses,
  };
}

/** [M-120] */
export function presentRecord(row: OrderRow, language: Language): RedeemRecord {
  return {
    id: String(row.id),
    submit_at: seconds(row.submittedAt),
    complete_status: row.status,
    product_img: row.picture,
    product_name: say({ en: row.nameEn, tl: row.nameTl }, language),
    pay_amount: Number(row.payAmount),
    quantity: row.quantity,
  };
}

/** [M-113] */
export function presentOrder(
  row: OrderRow,
  recipient: OrderForm,
  codes: readonly string[],
  language: Language,
): AnswerOf<typeof getOrder> {
  const { delivered, received } = orderStatuses;
  return {
    ...presentRecord(row, language),
    ...recipient,
    is_complete: row.status === delivered || row.status === received,
    order_type: row.productType,
    deliver_method: row.deliverMethod,
    store_address: row.storeAddress,
    courier: row.courier,
    courier_number: row.courierNumber,
    codes: [...codes],
    reason: sayCancelled(row.reason, language),
  };
}
