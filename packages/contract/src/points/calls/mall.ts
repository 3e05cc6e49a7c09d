import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { countedList, id, unixSeconds, wholeNumber } from '../../fields.ts';
import {
  type GoodsSort,
  goodsPageSize,
  mallPageSizeMax,
  ordersPageSize,
  type PointsRangeName,
} from '../../rules/mall/goods.ts';
import { getFilcoinBalance } from './points.ts';

const pagesMax = 1000;
const oneOf = <Name extends number>(max: Name) =>
  z.pipe(
    wholeNumber(1, max),
    z.transform((given) => given as Name),
  );

/** [M-110] */
const goods = z.object({
  id: z.int(),
  name: z.string(),
  price_filcoin: z.int(),
  stock: z.int(),
  show_img: z.string(),
  imgs: z.array(z.string()),
  summary: z.string(),
  product_type: z.int(),
  deliver_method: z.int(),
  store_address: z.array(z.string()),
});
export type Goods = z.output<typeof goods>;

export const listGoods = defineCall({
  method: 'GET',
  path: '/member/goods/list',
  access: 'player',
  gate: 'reads',
  summary: 'What Filcoins are redeemed for',
  request: z.object({
    sort: z._default(oneOf<GoodsSort>(3), 1),
    points_range: z._default(oneOf<PointsRangeName>(5), 1),
    page: z._default(wholeNumber(1, pagesMax), 1),
    page_size: z._default(wholeNumber(1, mallPageSizeMax), goodsPageSize),
  }),
  answer: countedList(goods),
});

export const getGoods = defineCall({
  method: 'GET',
  path: '/member/goods/detail',
  access: 'player',
  gate: 'reads',
  summary: 'One of the goods',
  request: z.object({ goods_id: wholeNumber(1, 1e9 - 1) }),
  answer: goods,
  errors: ['GOODS_UNKNOWN'],
});

const typed = () => z._default(z.string().check(z.maxLength(200)), '');

/** [M-111 M-112] */
export const submitOrder = defineCall({
  method: 'POST',
  path: '/member/order/submit',
  access: 'player',
  gate: 'mall',
  summary: 'Redeems Filcoins for goods, once',
  encoding: 'form',
  request: z.object({
    goods_id: wholeNumber(1, 1e9 - 1),
    quantity: wholeNumber(1, 1e9 - 1),
    deliver_method: z._default(wholeNumber(1, 2), 1),
    // What is missing is empty, so that the server can say it in the documents' words.
    recipient_name: typed(),
    phone_number: typed(),
    delivery_address: typed(),
    email: typed(),
    store_address: typed(),
    /** The price of one that the player was shown; an order at another price is refused. */
    price_filcoin: z.optional(wholeNumber(1, 1e9 - 1)),
  }),
  answer: z.object({
    result: z.literal('success'),
    id: id(),
    /** How far it is already: a code is there at once, a thing is still to be sent. */
    complete_status: z.int(),
  }),
  movesMoney: true,
  errors: [
    'GOODS_UNKNOWN',
    'OUT_OF_STOCK',
    'POINTS_INSUFFICIENT',
    'PRICE_CHANGED',
    'ORDER_FORM_INVALID',
    'TOO_MANY_REQUESTS',
  ],
  refreshes: [getGoods, getFilcoinBalance],
});

/** [M-120 M-121 M-473] */
const redeemRecord = z.object({
  id: id(),
  submit_at: unixSeconds(),
  complete_status: z.int(),
  product_img: z.string(),
  product_name: z.string(),
  pay_amount: z.int(),
  quantity: z.int(),
});
export type RedeemRecord = z.output<typeof redeemRecord>;

export const listOrders = defineCall({
  method: 'GET',
  path: '/member/order/list',
  access: 'player',
  gate: 'reads',
  summary: 'What the player has redeemed, newest first',
  request: z.object({
    page: z._default(wholeNumber(1, pagesMax), 1),
    page_size: z._default(wholeNumber(1, mallPageSizeMax), ordersPageSize),
  }),
  answer: countedList(redeemRecord),
});

/** [M-113] */
export const getOrder = defineCall({
  method: 'GET',
  path: '/member/order/detail',
  access: 'player',
  gate: 'reads',
  summary: 'One order of the player, with the codes that it brought',
  request: z.object({ id: id() }),
  answer: z.object({
    ...redeemRecord.shape,
    is_complete: z.boolean(),
    /** The product type of what was ordered. */
    order_type: z.int(),
    deliver_method: z.int(),
    recipient_name: z.string(),
    phone_number: z.string(),
    email: z.string(),
    delivery_address: z.string(),
    store_address: z.string(),
    /** Who brings it, and the number to follow it by; empty until it is on its way. */
    courier: z.string(),
    courier_number: z.string(),
    /** What was bought, where it is a code. */
    codes: z.array(z.string()),
    /** Why staff have cancelled it; empty otherwise. */
    reason: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

export const mallCalls = { listGoods, getGoods, submitOrder, listOrders, getOrder } as const;
