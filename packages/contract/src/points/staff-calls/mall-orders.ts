import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds, wholeNumber } from '../../fields.ts';
import { cancelCauseNames } from '../../rules/mall/cancel-causes.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest, timeRange } from '../../staff/list.ts';
import { reason, reasonLength } from '../../staff/reason.ts';

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
  /** Why it was cancelled, as it is written down: `sayCancelled` says it. */
  reason: z.string(),
  /** Where it is fetched; empty for any other. */
  store_address: z.string(),
  is_test: z.boolean(),
  submitted_at: unixSeconds(),
  moved_at: unixSeconds(),
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
    ...timeRange,
  }),
  answer: listPage(order),
});

export const readMallOrder = defineCall({
  method: 'GET',
  path: '/backoffice/api/mall/order',
  access: { staff: 'mall.read' },
  summary: 'One order, without whom it is for',
  request: z.object({ id: id() }),
  answer: order,
  errors: ['NOT_FOUND'],
});

export const revealMallOrder = defineCall({
  method: 'POST',
  path: '/backoffice/api/mall/order/reveal',
  access: { staff: 'mall.orders' },
  summary:
    'Whom an order is for, where it goes, and the codes that are to be sent; the look is written into the audit',
  request: z.object({ id: id() }),
  answer: z.object({
    recipient_name: z.string(),
    phone_number: z.string(),
    email: z.string(),
    delivery_address: z.string(),
    /** Of an order by email that is not sent yet; empty for any other. */
    codes: z.array(z.string()),
  }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
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
    /** Why it is cancelled, and what is added to it; the player reads both. */
    cause: z._default(z.enum(cancelCauseNames), 'other'),
    words: z._default(z.string().check(z.trim(), z.maxLength(reasonLength.max)), ''),
    reason: reason(),
  }),
  answer: order,
  errors: ['NOT_FOUND', 'ORDER_DECIDED', 'COURIER_MISSING'],
  refreshes: [listMallOrders, readMallOrder],
});

export const staffOrdersCalls = {
  listMallOrders,
  readMallOrder,
  revealMallOrder,
  moveMallOrder,
} as const;

/** What of it can leave as CSV. */
export const ordersExports = {
  orders: {
    title: { en: 'Orders', tl: 'Mga order' },
    callName: 'listMallOrders',
    call: listMallOrders,
    needs: { anyOf: ['uid', 'status'], days: 0 },
    columns: [
      { key: 'id', title: { en: 'Order', tl: 'Order' } },
      { key: 'submitted_at', title: { en: 'Ordered', tl: 'In-order' }, kind: 'time' },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'product_name', title: { en: 'Goods', tl: 'Paninda' } },
      { key: 'quantity', title: { en: 'How many', tl: 'Ilan' } },
      { key: 'pay_amount', title: { en: 'Filcoins', tl: 'Filcoins' } },
      { key: 'status', title: { en: 'State', tl: 'Kalagayan' } },
      { key: 'courier', title: { en: 'Courier', tl: 'Courier' } },
      { key: 'courier_number', title: { en: 'Tracking number', tl: 'Tracking number' } },
      { key: 'moved_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
    ],
  },
} as const satisfies ExportableLists;
