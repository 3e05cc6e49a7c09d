import type {
  BonusRecord,
  Transaction,
  PaymentRow as WirePayment,
} from '@perya/contract/payments/calls/transactions';
import { nameOfCashType } from '@perya/contract/rules/cash-types';
import { shownDepositStatus } from '@perya/contract/rules/payment-status';
import { type Language, say } from '@perya/contract/text';
import { toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { PaymentRow } from './payment-lists.store.ts';
import type { TransactionRow } from './records.store.ts';

/** [G-127 G-128] */
export function presentTransaction(row: TransactionRow, language: Language): Transaction {
  return {
    id: String(row.id),
    cash_type: row.cashType,
    remark: say(nameOfCashType(row.cashType), language),
    created_at: seconds(row.createdAt),
    amount: toPesos(row.amount),
    after_amount: toPesos(row.balanceAfter),
    status: row.status,
  };
}

/** [G-130] */
export function presentBonus(row: TransactionRow, language: Language): BonusRecord {
  return {
    id: String(row.id),
    created_at: seconds(row.createdAt),
    bonus: toPesos(row.amount),
    cash_type: row.cashType,
    name: say(nameOfCashType(row.cashType), language),
  };
}

export function presentPaymentRow(row: PaymentRow): WirePayment {
  return {
    id: String(row.id),
    status: shownDepositStatus(row.status, row.isWithStaff),
    amount: toPesos(row.amount),
    fee: toPesos(row.fee),
    channel_name: row.channelName,
    channel_img: row.channelImg,
    created_at: seconds(row.createdAt),
  };
}
