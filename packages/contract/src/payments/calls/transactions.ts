import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, timeFlag, unixSeconds, wholeNumber } from '../../fields.ts';
import { depositFilters, recordFilters, type StatusFilter } from '../../rules/payment-status.ts';
import { timeFlagDefault } from '../../rules/time-flag.ts';
import { paymentFields } from './payments.ts';

export const transactionPageSize = 10; // [G-204]
export const transactionPageSizeMax = 100;
/** Whoever reads further scrolls by `last_id`. */
export const transactionPagesMax = 100;
/** A total counts no further than pages can reach. */
export const transactionsCountedMax = transactionPagesMax * transactionPageSizeMax;

/** The deposit tab sends capitals; either is read. [G-146 G-152] */
const status = () =>
  z.pipe(
    z.enum([...recordFilters, ...depositFilters, 'ALL', 'FAILED', 'canceled', 'timeout']),
    z.transform((given) => given.toLowerCase() as StatusFilter),
  );

const listRequest = {
  page: z._default(wholeNumber(1, transactionPagesMax), 1),
  page_size: z._default(wholeNumber(1, transactionPageSizeMax), transactionPageSize),
  /** A cash type, or all; of deposits and withdrawals the id of a channel. [G-302] */
  type: z._default(z.union([z.literal('all'), z.string().check(z.regex(/^\d{1,6}$/))]), 'all'),
  time_flag: z._default(timeFlag(), timeFlagDefault),
  status: z._default(status(), 'all'),
  /** The last row of the page before; `page` is then not looked at. */
  last_id: z.optional(id()),
};

/** Rows, how many the filter has, the page size, and where the next page begins. */
const listAnswer = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ d: z.array(row), t: z.int(), s: z.int(), last_id: z.nullable(id()) });

/** One change of the balance. The screen calls remark, created_at and after_amount name, timestamp and after_balance. [G-127 G-128] */
const transaction = z.object({
  id: id(),
  cash_type: z.int(),
  remark: z.string(),
  created_at: unixSeconds(),
  amount: money(),
  after_amount: money(),
  status: z.string(),
});
export type Transaction = z.output<typeof transaction>;

export const listTransactions = defineCall({
  method: 'GET',
  path: '/finance/transaction/list',
  access: 'player',
  gate: 'reads',
  summary: 'Every change of the balance, newest first',
  request: z.object(listRequest),
  answer: listAnswer(transaction),
});

export const listTransactionTypes = defineCall({
  method: 'GET',
  path: '/finance/transaction/types',
  access: 'player',
  gate: 'reads',
  summary: 'What the changes of the balance can be, in the language of the caller',
  request: z.object({}),
  answer: z.array(z.object({ name: z.string(), cash_type: z.int() })),
});

const bonus = z.object({
  id: id(),
  created_at: unixSeconds(),
  bonus: money(),
  cash_type: z.int(),
  name: z.string(),
});
export type BonusRecord = z.output<typeof bonus>;

export const listBonuses = defineCall({
  method: 'GET',
  path: '/member/transaction/bonus',
  access: 'player',
  gate: 'reads',
  summary: 'Bonuses that were credited, newest first; the status changes nothing',
  request: z.object(listRequest),
  answer: listAnswer(bonus),
});

const payment = z.object(paymentFields);
export type PaymentRow = z.output<typeof payment>;

export const listDeposits = defineCall({
  method: 'GET',
  path: '/finance/deposit/list',
  access: 'player',
  gate: 'reads',
  summary: 'Deposits of the player, newest first',
  request: z.object(listRequest),
  answer: listAnswer(payment),
});

export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/finance/withdraw/list',
  access: 'player',
  gate: 'reads',
  summary: 'Withdrawals of the player, newest first',
  request: z.object(listRequest),
  answer: listAnswer(payment),
});

/** A statement of at most a year. */
export const statementDaysMax = 366;

export const prepareStatement = defineCall({
  method: 'POST',
  path: '/finance/statement',
  access: 'player',
  gate: 'reads',
  summary: 'An address for five minutes from which the statement of some days is downloaded',
  request: z.object({
    /** Days in Manila, as 2026-11-16; both are part of it. */
    from: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
    to: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
    format: z.enum(['csv', 'pdf']),
  }),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['STATEMENT_RANGE', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const transactionsCalls = {
  listTransactions,
  listTransactionTypes,
  listBonuses,
  listDeposits,
  listWithdrawals,
  prepareStatement,
} as const;
