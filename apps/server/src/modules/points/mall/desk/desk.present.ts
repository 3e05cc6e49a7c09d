import type { MallGoods, MallOrder } from '@perya/contract/staff/calls/promotions/mall';
import type { DeskGoods, DeskOrder } from './desk.store.ts';

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
    is_test: row.isTest,
    submitted_at: Math.floor(row.submittedAt.getTime() / 1000),
  };
}

export function presentDeskGoods(row: DeskGoods): MallGoods {
  return {
    id: row.id,
    state: row.state,
    name_en: row.nameEn,
    name_tl: row.nameTl,
    price_filcoin: Number(row.price),
    stock: row.stock,
    pictures: row.pictures,
    product_type: row.productType,
    deliver_method: row.deliverMethod,
    place: row.place,
    version: row.version,
  };
}
