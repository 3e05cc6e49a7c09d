import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  getOrder as getCall,
  listOrders as listCall,
} from '@perya/contract/points/calls/mall';
import { orderStatuses } from '@perya/contract/rules/mall/order-status';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { presentOrder, presentRecord } from './mall.present.ts';
import { openRecipient } from './recipient.ts';
import type { MallServices } from './services.ts';

type Asker = Pick<PlayerContext, 'uid' | 'language'>;

/** [M-121 M-355 M-367] */
export async function listOrders(
  { orders }: MallServices,
  { uid, language }: Asker,
  { page, page_size }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const [rows, count] = await Promise.all([
    orders.list(uid, (page - 1) * page_size, page_size),
    orders.count(uid),
  ]);
  return { d: rows.map((row) => presentRecord(row, language)), t: count, s: page_size };
}

/** An order of the player; its codes once they are the player's to use. [M-356] */
export async function readOrder(
  { orders, keyring }: MallServices,
  { uid, language }: Asker,
  { id }: RequestOf<typeof getCall>,
): Promise<AnswerOf<typeof getCall>> {
  const order = await orders.find(uid, BigInt(id));
  if (!order) throw new Refusal('NOT_FOUND');
  const { delivered, received } = orderStatuses;
  const isHanded = order.status === delivered || order.status === received;
  const sealed = isHanded ? await orders.listCodes(uid, order.id) : [];
  const codes = sealed.map((code) => keyring.open(code).toString());
  return presentOrder(order, openRecipient(keyring, order), codes, language);
}
