import type { Text } from '../../text.ts';

/** How far an order is: 1 was delivered at once, 5 was cancelled by staff. */
export const orderStatuses = {
  delivered: 1,
  processing: 2,
  shipped: 3,
  received: 4,
  cancelled: 5,
} as const;

export interface OrderLook {
  text: Text;
  tone: 'positive' | 'warning' | 'negative';
}

const looks: Readonly<Record<number, OrderLook>> = {
  1: { text: { en: 'Redemption successful', tl: 'Na-redeem na' }, tone: 'positive' },
  2: { text: { en: 'Processing', tl: 'Pinoproseso' }, tone: 'warning' },
  3: { text: { en: 'Shipped', tl: 'Naipadala na' }, tone: 'positive' },
  4: { text: { en: 'Received', tl: 'Natanggap na' }, tone: 'positive' },
};
const failed: OrderLook = { text: { en: 'Failed', tl: 'Hindi natuloy' }, tone: 'negative' };

/** Without a status an order counts as shipped. [M-183 M-184 M-185 M-186 M-187 M-188] */
export function orderLook(status: number = orderStatuses.shipped): OrderLook {
  return looks[status] ?? failed;
}
