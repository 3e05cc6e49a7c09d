import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { gamingDay } from '../figure-fields.ts';

const bankFormats = ['csv', 'mt940', 'camt053'] as const;
export type BankFormat = (typeof bankFormats)[number];

/** Why a line of a statement cannot be read. */
const bankProblems = [
  'columns',
  'account',
  'date',
  'amount',
  'currency',
  'sign',
  'balance-missing',
  'balance-differs',
  'unreadable',
  'too-long',
  'nothing',
] as const;
export type BankProblem = (typeof bankProblems)[number];

const bankAccount = z.object({
  id: id(),
  number: z.string(),
  currency: z.string(),
  /** The newest day that a statement has told of, with what was on the account; null where none said it. */
  day: z.nullable(gamingDay()),
  balance: z.nullable(money()),
  /** Two people have agreed to it. */
  is_confirmed: z.boolean(),
  /** What of it counts as cover: no more than was confirmed, less at once, and nothing once that is too old. */
  counts: z.nullable(money()),
  /** The day of what two people have confirmed last, how long ago that is, and the last day on which it counts. */
  confirmed_day: z.nullable(gamingDay()),
  age_days: z.nullable(z.int()),
  counts_until: z.nullable(gamingDay()),
  /** What it would count if it were not older than that; null where it is not. */
  lapsed: z.nullable(money()),
  lines: z.int(),
  unmatched: z.int(),
});
export type BankAccount = z.output<typeof bankAccount>;

export const listBankAccounts = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/bank/accounts',
  access: { staff: 'figures.read' },
  summary: 'Accounts of the house at banks, as their statements tell of them',
  request: z.object({}),
  answer: z.object({ accounts: z.array(bankAccount) }),
});

const bankLine = z.object({
  id: id(),
  account: z.string(),
  day: gamingDay(),
  /** Below nothing for what went out. */
  amount: money(),
  currency: z.string(),
  reference: z.string(),
  words: z.string(),
  /** The payment of the house that it is, as D17 or W17; null while none is found. */
  payment: z.nullable(z.string()),
});
export type BankLineShown = z.output<typeof bankLine>;

export const listBankLines = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/bank/lines',
  access: { staff: 'figures.read' },
  summary: 'Lines of bank statements, with the payment that each was found to be',
  request: z.object({
    ...listRequest,
    account: z.optional(id()),
    state: z._default(z.enum(['unmatched', 'matched', 'all']), 'all'),
    from: z.optional(gamingDay()),
    to: z.optional(gamingDay()),
  }),
  answer: listPage(bankLine),
  errors: ['INVALID_INPUT'],
});

export const importBankStatement = defineCall({
  method: 'POST',
  path: '/backoffice/api/figures/bank/import',
  access: { staff: 'figures.bank' },
  summary:
    'Takes the bank statements in the field `file` of a multipart body (camt.053, MT940 or CSV) and looks for the payment of each line; what was taken before is not taken again',
  request: z.object({}),
  /** A file that cannot be read is named by its line, and nothing of it is kept. */
  answer: z.object({
    format: z.enum(bankFormats),
    added: z.int(),
    known: z.int(),
    matched: z.int(),
    bad: z.nullable(z.object({ line: z.int(), problem: z.enum(bankProblems) })),
  }),
  upload: true,
  errors: ['FILE_REFUSED', 'TOO_LARGE'],
  refreshes: [listBankAccounts, listBankLines],
});

const balanceWanted = z.object({ account: id(), day: gamingDay(), balance: money() });
export type BalanceWanted = z.output<typeof balanceWanted>;

export const askBankBalance = defineRequest({
  asks: 'figures.balance',
  permission: 'figures.bank',
  title: { en: 'Balance at a bank', tl: 'Balanse sa bangko' },
  reasons: ['planned', 'other'],
  input: balanceWanted,
  path: '/backoffice/api/figures/bank/balance/ask',
  summary:
    'Asks a second person to confirm what a statement says is on an account, so that it counts as cover',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOTHING_TO_CHANGE', 'BALANCE_AHEAD'],
  refreshes: [listBankAccounts],
});

/** The calls of requests serve it. */
export const askingForBankCalls = { askBankBalance } as const;
export const bankCalls = { listBankAccounts, listBankLines, importBankStatement } as const;

/** What of it can leave as CSV. */
export const bankExports = {
  'bank-lines': {
    title: { en: 'Lines of bank statements', tl: 'Mga linya ng bank statement' },
    callName: 'listBankLines',
    call: listBankLines,
    needs: null,
    columns: [
      { key: 'day', title: { en: 'Day', tl: 'Araw' } },
      { key: 'account', title: { en: 'Account', tl: 'Account' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'currency', title: { en: 'Currency', tl: 'Currency' } },
      { key: 'reference', title: { en: 'Reference', tl: 'Reference' } },
      { key: 'words', title: { en: 'Words', tl: 'Mga salita' } },
      { key: 'payment', title: { en: 'Payment', tl: 'Bayad' } },
    ],
  },
} as const satisfies ExportableLists;
