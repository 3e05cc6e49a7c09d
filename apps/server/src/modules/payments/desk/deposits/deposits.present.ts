import type { Receipt, StaffDeposit } from '@perya/contract/payments/staff-calls/deposits';
import { toPesos } from '@perya/money';
import { seconds } from '../../../../platform/wire-time.ts';
import type { DepositRow, ReceiptRow } from './lookup.store.ts';

export function presentDeposit(row: DepositRow, names: ReadonlyMap<bigint, string>): StaffDeposit {
  return {
    id: String(row.id),
    uid: String(row.uid),
    name: names.get(row.uid) ?? '',
    amount: toPesos(row.amount),
    fee: toPesos(row.fee),
    channel_id: row.channelId,
    channel_name: row.channelName,
    status: row.status,
    has_cashback: row.hasCashback,
    gateway: row.gateway,
    gateway_id: row.gatewayId,
    created_at: seconds(row.createdAt),
    changed_at: seconds(row.changedAt),
  };
}

export function presentReceipt(row: ReceiptRow): Receipt {
  return {
    gateway: row.gateway,
    payment_id: row.paymentId,
    reference: row.reference,
    uid: row.uid === null ? null : String(row.uid),
    deposit_id: row.depositId === null ? null : String(row.depositId),
    amount: toPesos(row.amount),
    currency: row.currency,
    paid_at: seconds(row.paidAt),
    state: row.state,
    refund_reference: row.refundReference,
  };
}
