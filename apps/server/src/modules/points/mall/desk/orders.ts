import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listMallOrders as listCall,
  moveMallOrder as moveCall,
  readMallOrder as readCall,
  revealMallOrder as revealCall,
} from '@perya/contract/points/staff-calls/mall-orders';
import { writeCancelled } from '@perya/contract/rules/mall/cancel-causes';
import { deliverMethods, productTypes } from '@perya/contract/rules/mall/goods';
import { orderStatuses } from '@perya/contract/rules/mall/order-status';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff } from '../../../audit/index.ts';
import { openRecipient } from '../recipient.ts';
import { presentDeskOrder } from './desk.present.ts';
import type { DeskOrder } from './orders.store.ts';
import type { DeskServices } from './services.ts';

export async function listDeskOrders(
  { orders }: DeskServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await orders.page(request);
  return { ...page, rows: page.rows.map(presentDeskOrder) };
}

export async function readDeskOrder(
  { orders }: DeskServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const order = await orders.find(BigInt(id));
  if (!order) throw new Refusal('NOT_FOUND');
  return presentDeskOrder(order);
}

/** A code by email waits for whoever sends it. */
const isToSend = ({ productType, deliverMethod, status }: DeskOrder) =>
  productType === productTypes.code &&
  deliverMethod === deliverMethods.byEmail &&
  status === orderStatuses.processing;

/** Whom an order is for is personal, and its codes are worth something: there is no answer without an entry in the audit. */
export function revealDeskOrder(
  { orders, audit, keyring }: DeskServices,
  context: StaffContext,
  { id }: RequestOf<typeof revealCall>,
): Promise<AnswerOf<typeof revealCall>> {
  return audit.record(byStaff(context), async (tx) => {
    const order = await orders.find(BigInt(id), tx);
    if (!order) throw new Refusal('NOT_FOUND');
    const sealed = isToSend(order) ? await orders.listCodes(tx, order) : [];
    const entry = {
      action: 'points.order-read',
      subject: { kind: 'player', uid: order.uid },
      after: { order: id, codes: sealed.length },
    } as const;
    const codes = sealed.map((code) => keyring.open(code).toString());
    return { result: { ...openRecipient(keyring, order), codes }, entries: [entry] };
  });
}

/** Moves an order on; cancelling gives stock and Filcoins back in the same transaction. */
export function moveDeskOrder(
  { orders, audit }: DeskServices,
  context: StaffContext,
  {
    id,
    to,
    courier,
    courier_number: courierNumber,
    cause,
    words,
    reason,
  }: RequestOf<typeof moveCall>,
): Promise<AnswerOf<typeof moveCall>> {
  if (to === 'shipped' && (courier === '' || courierNumber === '')) {
    throw new Refusal('COURIER_MISSING');
  }
  return audit.record(byStaff(context), async (tx) => {
    const before = await orders.find(BigInt(id), tx);
    // The player reads why an order was cancelled, and nothing else that staff write.
    const told = to === 'cancelled' ? writeCancelled(cause, words) : '';
    const moved = await orders.move(tx, BigInt(id), orderStatuses[to], {
      courier,
      courierNumber,
      reason: told,
    });
    const after = await orders.find(BigInt(id), tx);
    if (moved === 'NOT_FOUND' || !before || !after) throw new Refusal('NOT_FOUND');
    if (moved === 'DECIDED') throw new Refusal('ORDER_DECIDED');
    const entry = {
      action: `points.order-${to}`,
      subject: { kind: 'player', uid: after.uid },
      before: { order: id, status: before.status },
      after: { order: id, status: after.status, courier, courier_number: courierNumber },
      reason,
    } as const;
    return { result: presentDeskOrder(after), entries: [entry] };
  });
}
