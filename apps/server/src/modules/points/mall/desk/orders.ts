import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { orderStatuses } from '@perya/contract/rules/mall/order-status';
import type {
  listMallOrders as listCall,
  moveMallOrder as moveCall,
  readMallOrder as readCall,
} from '@perya/contract/staff/calls/promotions/mall';
import { listRows } from '@perya/contract/staff/list';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { readIdCursor, writeCursor } from '../../../../platform/lists/cursor.ts';
import { byStaff } from '../../../audit/index.ts';
import { openRecipient } from '../recipient.ts';
import type { DeskServices } from './dependencies.ts';
import { presentDeskOrder } from './desk.present.ts';

export async function listDeskOrders(
  { desk }: DeskServices,
  { status, uid, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter = { status: status ?? null, uid: uid === undefined ? null : BigInt(uid) };
  const [found, count] = await Promise.all([
    desk.listOrders(filter, readIdCursor(cursor), limit + 1),
    cursor === undefined ? desk.countOrders(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presentDeskOrder),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}

/** Whom an order is for is personal: there is no answer without an entry in the audit. */
export function readDeskOrder(
  { desk, audit, keyring }: DeskServices,
  context: StaffContext,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  return audit.record(byStaff(context), async (tx) => {
    const order = await desk.findOrder(tx, BigInt(id));
    if (!order) throw new Refusal('NOT_FOUND');
    const entry = {
      action: 'points.order-read',
      subject: { kind: 'player', uid: order.uid },
      after: { order: id },
    } as const;
    const result = {
      ...presentDeskOrder(order),
      ...openRecipient(keyring, order),
      store_address: order.storeAddress,
    };
    return { result, entries: [entry] };
  });
}

/** Moves an order on; cancelling gives stock and Filcoins back in the same transaction. */
export function moveDeskOrder(
  { desk, audit }: DeskServices,
  context: StaffContext,
  { id, to, courier, courier_number: courierNumber, reason }: RequestOf<typeof moveCall>,
): Promise<AnswerOf<typeof moveCall>> {
  if (to === 'shipped' && (courier === '' || courierNumber === '')) {
    throw new Refusal('COURIER_MISSING');
  }
  return audit.record(byStaff(context), async (tx) => {
    const before = await desk.findOrder(tx, BigInt(id));
    // The player reads why an order was cancelled, and nothing else that staff write.
    const told = to === 'cancelled' ? reason : '';
    const moved = await desk.moveOrder(tx, BigInt(id), orderStatuses[to], {
      courier,
      courierNumber,
      reason: told,
    });
    const after = await desk.findOrder(tx, BigInt(id));
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
