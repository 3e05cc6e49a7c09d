import type { MallOrder } from '@perya/contract/points/staff-calls/mall-orders';
import { deliverMethods, productTypes } from '@perya/contract/rules/mall/goods';
import { orderStatuses } from '@perya/contract/rules/mall/order-status';

export type OrderStep = 'shipped' | 'received' | 'cancelled';

type Standing = Pick<MallOrder, 'status' | 'product_type' | 'deliver_method'>;

/** What can be done with an order now, as points.move_order has it. */
export function nextSteps({ status, product_type, deliver_method }: Standing): OrderStep[] {
  const isBrought =
    product_type === productTypes.thing && deliver_method === deliverMethods.courier;
  if (status === orderStatuses.shipped) return ['cancelled', 'received'];
  if (status !== orderStatuses.processing) return [];
  return ['cancelled', isBrought ? 'shipped' : 'received'];
}
