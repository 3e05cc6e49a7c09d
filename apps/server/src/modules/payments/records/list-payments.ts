import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type listDeposits as call,
  transactionsCountedMax,
} from '@perya/contract/payments/calls/transactions';
import { statusesOf } from '@perya/contract/rules/payment-status';
import { timeRange } from '@perya/contract/rules/time-flag';
import { pageOf } from './page-of.ts';
import type { PaymentKind } from './payment-lists.store.ts';
import { presentPaymentRow } from './records.present.ts';
import type { RecordsServices } from './services.ts';

/** Deposits or withdrawals of a player; the type of these lists is a channel. [G-207 G-208 G-302] */
export async function listPayments(
  { payments, now }: RecordsServices,
  kind: PaymentKind,
  uid: bigint,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { type, page, page_size: pageSize, last_id } = request;
  const filter = {
    uid,
    ...timeRange(request.time_flag, new Date(now())),
    channelId: type === 'all' ? null : Number(type),
    statuses: statusesOf(request.status),
  };
  const beforeId = last_id === undefined ? null : BigInt(last_id);
  const offset = beforeId === null ? (page - 1) * pageSize : 0;
  const [rows, count] = await Promise.all([
    payments.list(kind, filter, beforeId, { offset, limit: pageSize + 1 }),
    payments.count(kind, filter, transactionsCountedMax),
  ]);
  return pageOf(rows, count, pageSize, presentPaymentRow);
}
