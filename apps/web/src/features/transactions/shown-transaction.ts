import type { Transaction } from '@perya/contract/payments/calls/transactions';
import { cashTypes } from '@perya/contract/rules/cash-types';
import { type Language, say, type Text } from '@perya/contract/text';

/** A transaction by the names of the screen. [G-127] */
export interface ShownTransaction {
  readonly id: string;
  readonly name: string;
  readonly timestamp: number;
  readonly amount: string;
  readonly after_balance: string;
  readonly status: string;
  readonly cash_type: number;
}

/** A type that this page knows is named in its language at once; a newer one by the server. */
export function cashTypeName(type: number, remark: string, language: Language): string {
  const known: Text | undefined = (cashTypes as Record<number, Text>)[type];
  return known === undefined ? remark : say(known, language);
}

/** The wire says remark, created_at and after_amount. [G-128] */
export function shownTransaction(row: Transaction, language: Language): ShownTransaction {
  return {
    id: row.id,
    name: cashTypeName(row.cash_type, row.remark, language),
    timestamp: row.created_at,
    amount: row.amount,
    after_balance: row.after_amount,
    status: row.status,
    cash_type: row.cash_type,
  };
}
