import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { id, unixSeconds, wholeNumber } from '../../../fields.ts';
import { listPage, listRequest } from '../../list.ts';
import { reason } from '../../reason.ts';

const order = z.object({
  id: id(),
  uid: id(),
  goods_id: z.int(),
  product_name: z.string(),
  quantity: z.int(),
  pay_amount: z.int(),
  product_type: z.int(),
  deliver_method: z.int(),
  /** As the player reads it; 5 was cancelled. */
  status: z.int(),
  courier: z.string(),
  courier_number: z.string(),
  reason: z.string(),
  is_test: z.boolean(),
  submitted_at: unixSeconds(),
});
export type MallOrder = z.output<typeof order>;

export const listMallOrders = defineCall({
  method: 'GET',
  path: '/backoffice/api/mall/orders',
  access: { staff: 'mall.read' },
  summary: 'Orders of the mall, newest first, without whom they are for',
  request: z.object({
    ...listRequest,
    status: z.optional(wholeNumber(1, 5)),
    uid: z.optional(id()),
  }),
  answer: listPage(order),
});

export const readMallOrder = defineCall({
  method: 'GET',
  path: '/backoffice/api/mall/order',
  access: { staff: 'mall.orders' },
  summary: 'One order with whom it is for and where it goes; the look is written into the audit',
  request: z.object({ id: id() }),
  answer: z.object({
    ...order.shape,
    recipient_name: z.string(),
    phone_number: z.string(),
    email: z.string(),
    delivery_address: z.string(),
    store_address: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

export const moveMallOrder = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/order/move',
  access: { staff: 'mall.orders' },
  summary:
    'Ships an order, notes that it was received, or cancels it, which gives stock and Filcoins back',
  request: z.object({
    id: id(),
    to: z.enum(['shipped', 'received', 'cancelled']),
    courier: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    courier_number: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
    reason: reason(),
  }),
  answer: order,
  errors: ['NOT_FOUND', 'ORDER_DECIDED', 'COURIER_MISSING'],
});

const goods = z.object({
  id: z.int(),
  state: z.enum(['shown', 'hidden']),
  name_en: z.string(),
  name_tl: z.string(),
  price_filcoin: z.int(),
  stock: z.int(),
  pictures: z.array(z.string()),
  product_type: z.int(),
  deliver_method: z.int(),
  place: z.int(),
  version: z.int(),
});
export type MallGoods = z.output<typeof goods>;

export const listMallGoods = defineCall({
  method: 'GET',
  path: '/backoffice/api/mall/goods',
  access: { staff: 'mall.read' },
  summary: 'All goods in the order of the grid, those that are hidden too',
  request: z.object({}),
  answer: z.object({ rows: z.array(goods) }),
});

export const changeMallGoods = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/goods/change',
  access: { staff: 'mall.edit' },
  summary:
    'Changes price, stock, place and whether goods are shown; of codes the stock is how many there are',
  request: z.object({
    id: wholeNumber(1, 1e9 - 1),
    /** As it was seen: somebody else may have changed it. */
    version: z.int(),
    state: z.enum(['shown', 'hidden']),
    price_filcoin: wholeNumber(1, 1e9 - 1),
    /** What is added to the stock, or taken from it: others are ordered meanwhile. */
    add_stock: z._default(z.int().check(z.minimum(-1e6), z.maximum(1e6)), 0),
    place: wholeNumber(0, 1e6),
    reason: reason(),
  }),
  answer: goods,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'STOCK_OF_CODES', 'STOCK_NEGATIVE'],
});

export const addMallCodes = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/codes/add',
  access: { staff: 'mall.edit' },
  summary: 'Puts codes in stock; one that is there already is left out',
  request: z.object({
    id: wholeNumber(1, 1e9 - 1),
    codes: z
      .array(z.string().check(z.trim(), z.minLength(4), z.maxLength(100)))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  answer: z.object({ added: z.int(), stock: z.int() }),
  errors: ['NOT_FOUND', 'STOCK_OF_CODES'],
});

export const staffMallCalls = {
  listMallOrders,
  readMallOrder,
  moveMallOrder,
  listMallGoods,
  changeMallGoods,
  addMallCodes,
} as const;
