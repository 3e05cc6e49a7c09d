import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage } from '../../staff/list.ts';
import { figureHead, figureSpan } from '../figure-fields.ts';

const cashGroups = ['all', 'way', 'gateway', 'brand'] as const;
export type CashGroup = (typeof cashGroups)[number];

const cashFigure = z.object({
  ...figureHead,
  /** Of a payment channel, its name; null for all else. */
  name: z.nullable(z.string()),
  deposits: z.int(),
  deposited: money(),
  deposit_fees: money(),
  payouts: z.int(),
  /** What left the wallets, the fees among it. */
  paid_out: money(),
  payout_fees: money(),
  returns: z.int(),
  returned: money(),
  approvals: z.int(),
  /** How long players waited for a person's approval, on average and at the longest; null without any. */
  approval_seconds: z.nullable(z.int()),
  approval_longest: z.nullable(z.int()),
  /** How often staff corrected a balance, and what they credited less what they took. */
  adjustments: z.int(),
  adjusted: money(),
  before: z.nullable(z.object({ deposited: money(), paid_out: money() })),
});
export type CashFigure = z.output<typeof cashFigure>;

export const listCashFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/cash',
  access: { staff: 'figures.read' },
  summary: 'Deposits, payouts, fees and times to an approval by period, channel and gateway',
  request: z.object({ ...figureSpan, by: z._default(z.enum(cashGroups), 'all') }),
  answer: listPage(cashFigure),
  errors: ['INVALID_INPUT'],
});

const bonusFigure = z.object({
  ...figureHead,
  /** The promotion; both null for cashback that knew none. */
  name_en: z.nullable(z.string()),
  name_tl: z.nullable(z.string()),
  given: z.int(),
  given_amount: money(),
  taken: z.int(),
  taken_amount: money(),
  cost: money(),
  /** How many players were given something, and the gross revenue of all their play in the same period. */
  players: z.int(),
  returned: money(),
  before: z.nullable(z.object({ cost: money() })),
});
export type BonusFigure = z.output<typeof bonusFigure>;

export const listBonusFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/bonuses',
  access: { staff: 'figures.read' },
  summary:
    'What promotions cost by period, given and taken back, and the gross revenue of the players who were given something',
  request: z.object(figureSpan),
  answer: listPage(bonusFigure),
  errors: ['INVALID_INPUT'],
});

export const moneyFiguresCalls = { listCashFigures, listBonusFigures } as const;

/** What of it can leave as CSV. */
export const moneyFiguresExports = {
  'cash-figures': {
    title: { en: 'Deposits and payouts', tl: 'Mga deposito at payout' },
    callName: 'listCashFigures',
    call: listCashFigures,
    needs: null,
    columns: [
      { key: 'from', title: { en: 'From', tl: 'Mula' } },
      { key: 'key', title: { en: 'Of', tl: 'Ng' } },
      { key: 'name', title: { en: 'Name', tl: 'Pangalan' } },
      { key: 'deposits', title: { en: 'Deposits', tl: 'Mga deposito' } },
      { key: 'deposited', title: { en: 'Paid in', tl: 'Naipasok' } },
      { key: 'deposit_fees', title: { en: 'Fees of deposits', tl: 'Bayarin ng deposito' } },
      { key: 'payouts', title: { en: 'Payouts', tl: 'Mga payout' } },
      { key: 'paid_out', title: { en: 'Paid out', tl: 'Nailabas' } },
      { key: 'payout_fees', title: { en: 'Fees of payouts', tl: 'Bayarin ng payout' } },
      { key: 'returns', title: { en: 'Came back', tl: 'Mga bumalik' } },
      { key: 'returned', title: { en: 'Came back, amount', tl: 'Halagang bumalik' } },
      { key: 'approvals', title: { en: 'Approvals', tl: 'Mga pag-apruba' } },
      {
        key: 'approval_seconds',
        title: { en: 'Seconds to an approval', tl: 'Segundo hanggang pag-apruba' },
      },
      { key: 'approval_longest', title: { en: 'Longest', tl: 'Pinakamatagal' } },
      {
        key: 'adjustments',
        title: { en: 'Balances corrected', tl: 'Mga itinamang balanse' },
      },
      { key: 'adjusted', title: { en: 'Corrected, amount', tl: 'Halagang itinama' } },
    ],
  },
  'bonus-figures': {
    title: { en: 'Cost of promotions', tl: 'Gastos ng mga promosyon' },
    callName: 'listBonusFigures',
    call: listBonusFigures,
    needs: null,
    columns: [
      { key: 'from', title: { en: 'From', tl: 'Mula' } },
      { key: 'key', title: { en: 'Promotion', tl: 'Promosyon' } },
      { key: 'name_en', title: { en: 'Name', tl: 'Pangalan' } },
      { key: 'given', title: { en: 'Given', tl: 'Naibigay' } },
      { key: 'given_amount', title: { en: 'Given, amount', tl: 'Halagang naibigay' } },
      { key: 'taken', title: { en: 'Taken back', tl: 'Binawi' } },
      { key: 'taken_amount', title: { en: 'Taken back, amount', tl: 'Halagang binawi' } },
      { key: 'cost', title: { en: 'Cost', tl: 'Gastos' } },
      { key: 'players', title: { en: 'Players', tl: 'Mga manlalaro' } },
      { key: 'returned', title: { en: 'GGR of these players', tl: 'GGR ng mga manlalarong ito' } },
    ],
  },
} as const satisfies ExportableLists;
