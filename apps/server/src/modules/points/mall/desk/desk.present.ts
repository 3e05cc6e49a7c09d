import type { MallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import type { MallOrder } from '@perya/contract/points/staff-calls/mall-orders';
import { seconds } from '../../../../platform/wire-time.ts';
import type { DeskGoods } from './goods.store.ts';
import type { DeskOrder } from './orders.store.ts';

export function presentDeskOrder(row: DeskOrder): MallOrder {
  return {
    id: String(row.id),
    uid: String(row.uid),
    goods_id: row.goodsId,
    product_name: row.nameEn,
    quantity: row.quantity,
    pay_amount: Number(row.payAmount),
    product_type: row.productType,
    deliver_method: row.deliverMethod,
    status: row.status,
    courier: row.courier,
    courier_number: row.courierNumber,
    reason: row.reason,
    store_address: row.storeAddress,
    is_test: row.isTest,
    submitted_at: seconds(row.submittedAt),
    moved_at: seconds(row.movedAt),
  };
}

export function presentDeskGoods(row: DeskGoods): MallGoods {
  return {
    id: row.id,
    state: row.state,
    name_en: row.nameEn,
    name_tl: row.nameTl,
    summary_en: row.summaryEn,
    summary_tl: row.summaryTl,
    price_filcoin: Number(row.price),
    is_price_agreed: row.isPriceAgreed,
    stock: row.stock,
    pictures: row.pictures,
    product_type: row.productType,
    deliver_method: row.deliverMethod,
    store_addresses: row.storeAddresses,
    place: row.place,
    version: row.version,
  };
}
