import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { ErrorCode } from '@perya/contract/errors';
import type { submitOrder as call } from '@perya/contract/points/calls/mall';
import { deliverMethods, isDirect, productTypes } from '@perya/contract/rules/mall/goods';
import { fieldsOf, orderFormProblem, orderTexts } from '@perya/contract/rules/mall/order-form';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type NoWelfare, welfareRefusal } from '../../limits/index.ts';
import type { GoodsRow } from './goods.store.ts';
import type { SubmitOutcome } from './order.store.ts';
import { sealRecipient } from './recipient.ts';
import type { MallServices } from './services.ts';

const refusals: Record<Exclude<SubmitOutcome, 'PLACED' | 'KNOWN' | NoWelfare>, ErrorCode> = {
  GOODS_UNKNOWN: 'GOODS_UNKNOWN',
  PRICE_CHANGED: 'PRICE_CHANGED',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  POINTS_INSUFFICIENT: 'POINTS_INSUFFICIENT',
};

type Order = RequestOf<typeof call>;

/** Of a thing the player chooses how it comes; a code comes as its goods say. [M-181] */
const methodOf = ({ productType, deliverMethod }: GoodsRow, order: Order) =>
  productType === productTypes.thing ? order.deliver_method : deliverMethod;

/** The store must be one of the item's; the first if none is named. [M-273] */
function storeOf(goods: GoodsRow, method: number, { store_address }: Order): string {
  const isFetched = goods.productType === productTypes.thing && method === deliverMethods.pickup;
  if (!isFetched) return '';
  const store = store_address || goods.storeAddresses[0];
  if (!store || !goods.storeAddresses.includes(store)) {
    throw new Refusal('ORDER_FORM_INVALID', orderTexts.storeUnknown);
  }
  return store;
}

/** Redeems Filcoins for goods, once for the key of the request. [M-112 M-179 M-354] */
export async function submitOrder(
  services: MallServices,
  { uid, idempotencyKey: key }: Pick<PlayerContext, 'uid' | 'idempotencyKey'>,
  order: Order,
): Promise<AnswerOf<typeof call>> {
  if (key === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
  const { goods, orders, keyring, rateLimiter } = services;
  await rateLimiter.count('mallOrder', String(uid));
  const item = await goods.findShown(order.goods_id);
  if (!item) throw new Refusal('GOODS_UNKNOWN');
  const method = methodOf(item, order);
  const isAtOnce = isDirect({ product_type: item.productType, deliver_method: method });
  const broken = isAtOnce ? null : orderFormProblem(fieldsOf(item.productType, method), order);
  if (broken) throw new Refusal('ORDER_FORM_INVALID', orderTexts[broken.problem]);
  const isBrought = item.productType === productTypes.thing && method === deliverMethods.courier;
  const { outcome, orderId } = await orders.submit({
    uid,
    key,
    goodsId: item.id,
    quantity: order.quantity,
    price: order.price_filcoin ?? null,
    deliverMethod: method,
    storeAddress: storeOf(item, method, order),
    // An address that nobody delivers to is not kept.
    recipient: isAtOnce
      ? null
      : sealRecipient(keyring, {
          ...order,
          delivery_address: isBrought ? order.delivery_address : '',
        }),
  });
  if (outcome !== 'PLACED' && outcome !== 'KNOWN') {
    throw welfareRefusal(outcome) ?? new Refusal(refusals[outcome as keyof typeof refusals]);
  }
  const placed = orderId === null ? null : await orders.find(uid, orderId);
  if (placed === null) throw new Error('An order was placed and is gone');
  return { result: 'success', id: String(placed.id), complete_status: placed.status };
}
