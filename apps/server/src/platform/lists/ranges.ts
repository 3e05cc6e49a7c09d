import { parsePesos } from '@perya/money';
import type { Asked } from './list.ts';

/** As `timeRange` of the contract has it: unix seconds. */
export interface TimeRange {
  from?: number | undefined;
  before?: number | undefined;
}

/** As `amountRange` of the contract has it: decimal text. */
export interface AmountRange {
  amount_min?: string | undefined;
  amount_max?: string | undefined;
}

/** Conditions of a list that is asked for some time. */
export const withinTime = (asked: Asked, column: string, { from, before }: TimeRange) => [
  asked(`${column} >= to_timestamp(?)`, from),
  asked(`${column} < to_timestamp(?)`, before),
];

const centavosOf = (amount: string | undefined) =>
  amount === undefined ? undefined : parsePesos(amount);

/** Conditions of a list that is asked for some amounts; both ends are within. */
export const withinAmounts = (asked: Asked, column: string, range: AmountRange) => [
  asked(`${column} >= ?`, centavosOf(range.amount_min)),
  asked(`${column} <= ?`, centavosOf(range.amount_max)),
];
