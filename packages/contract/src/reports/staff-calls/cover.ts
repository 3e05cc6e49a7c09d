import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { gamingDay } from '../figure-fields.ts';

/** What is owed to players at a moment, and what there is to pay it with. */
const coverLook = z.object({
  id: id(),
  at: unixSeconds(),
  /** Balances, withdrawals that are not paid yet, stakes of open rounds, and what jackpots hold. */
  balances: money(),
  withdrawals: money(),
  stakes: money(),
  jackpots: money(),
  owed: money(),
  /** Null where the gateway did not answer: it then counts nothing. */
  gateways: z.array(z.object({ name: z.string(), balance: z.nullable(money()) })),
  /**
   * What counts of each; `told` is what the newest statement says where two people have not confirmed it. What they have
   * confirmed last is of `confirmed_day` and counts up to `counts_until`; `lapsed` is what it would count if it were not
   * older than that. Null where nobody has confirmed anything, and in looks of before it was noted.
   */
  banks: z.array(
    z.object({
      account: z.string(),
      day: gamingDay(),
      balance: money(),
      told: z.nullable(money()),
      confirmed_day: z.nullable(gamingDay()),
      counts_until: z.nullable(gamingDay()),
      /** Days since then, at the look. */
      age_days: z.nullable(z.int()),
      lapsed: z.nullable(money()),
    }),
  ),
  cover: money(),
  /** What is there beyond what is owed; below nothing where it does not cover it. */
  beyond: money(),
  /** Lines of statements without a payment at that moment. */
  unmatched: z.int(),
  by: z.string(),
});
export type CoverLook = z.output<typeof coverLook>;

export const listCoverLooks = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/cover',
  access: { staff: 'figures.read' },
  summary: 'What was owed to players and what covered it, look by look',
  request: z.object(listRequest),
  answer: listPage(coverLook),
  errors: ['INVALID_INPUT'],
});

export const lookAtCover = defineCall({
  method: 'POST',
  path: '/backoffice/api/figures/cover/look',
  access: { staff: 'figures.bank' },
  summary: 'Asks the gateways what they hold, and keeps it with what is owed at this moment',
  request: z.object({}),
  answer: coverLook,
  refreshes: [listCoverLooks],
});

const month = () => z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const signedMonth = z.object({
  month: month(),
  signed_at: unixSeconds(),
  asked_by: z.string(),
  approved_by: z.string(),
  /** Of the closed gaming days of the month. */
  ggr: money(),
  ngr: money(),
  share: money(),
  deposited: money(),
  paid_out: money(),
  owed: money(),
  cover: money(),
  beyond: money(),
  unmatched: z.int(),
});
export type SignedMonth = z.output<typeof signedMonth>;

export const listSignedMonths = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/months',
  access: { staff: 'figures.read' },
  summary: 'Months that two people have signed, with their figures as they were then',
  request: z.object({}),
  answer: z.object({
    months: z.array(signedMonth),
    /** The oldest month that can be signed and is not; null where none is. */
    next: z.nullable(month()),
  }),
});

const monthWanted = z.object({ month: month(), look: id() });
export type MonthWanted = z.output<typeof monthWanted>;

export const askMonthSigned = defineRequest({
  asks: 'figures.month',
  permission: 'figures.sign',
  title: { en: 'Signing of a month', tl: 'Paglagda sa isang buwan' },
  reasons: ['planned', 'regulator', 'other'],
  input: monthWanted,
  path: '/backoffice/api/figures/months/ask',
  summary:
    'Asks a second person to sign a month with its figures and a look at what covers what is owed',
  errors: ['NOT_FOUND', 'MONTH_NOT_OVER', 'MONTH_SIGNED', 'LOOK_LAPSED'],
  refreshes: [listSignedMonths],
});

export const coverCalls = { listCoverLooks, lookAtCover, listSignedMonths } as const;
export const askingForMonthsCalls = { askMonthSigned } as const;
