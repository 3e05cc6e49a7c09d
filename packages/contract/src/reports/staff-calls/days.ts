import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import { defineRequest } from '../../staff/define-request.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { gamingDay, revenueColumns } from '../figure-fields.ts';

const closedDay = z.object({
  day: gamingDay(),
  starts_at: unixSeconds(),
  ends_at: unixSeconds(),
  closed_at: unixSeconds(),
  rounds: z.int(),
  staked: money(),
  won: money(),
  late_won: money(),
  turnover: money(),
  ggr: money(),
  bonuses: money(),
  prizes: money(),
  fees: money(),
  /** In hundredths of a percent of the gross revenue, and what that was. */
  share_basis_points: z.int(),
  share: money(),
  ngr: money(),
  deposited: money(),
  paid_out: money(),
  /** What came after the day was closed and concerns it: it counts on the day it came. */
  corrections: z.int(),
  corrected: money(),
});
export type ClosedDay = z.output<typeof closedDay>;

export const listGamingDays = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/days',
  access: { staff: 'figures.read' },
  summary: 'Closed gaming days as they were fixed, with what came later beside',
  request: z.object(listRequest),
  answer: listPage(closedDay),
  errors: ['INVALID_INPUT'],
});

const correctionKinds = ['round', 'late-win', 'correction', 'prize', 'cash', 'bonus'] as const;

const correction = z.object({
  id: id(),
  /** The day that it counts on, and the day that it concerns. */
  day: gamingDay(),
  of_day: gamingDay(),
  kind: z.enum(correctionKinds),
  uid: id(),
  subject: z.string(),
  /** With its sign, as the house sees it. */
  amount: money(),
  noted_at: unixSeconds(),
});
export type Correction = z.output<typeof correction>;

export const listCorrections = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/corrections',
  access: { staff: 'figures.read' },
  summary: 'What came after its gaming day was closed',
  request: z.object({
    of_day: z.optional(gamingDay()),
    day: z.optional(gamingDay()),
    ...listRequest,
  }),
  answer: listPage(correction),
  errors: ['INVALID_INPUT'],
});

const due = z.object({
  /** As 2026-11. */
  month: z.string(),
  /** How many days of it are closed, and whether all are. */
  days: z.int(),
  is_whole: z.boolean(),
  ggr: money(),
  share: money(),
  /** A part of the gross revenue of each day, as the figure of the law stood when the day ended. */
  tax: money(),
  due: money(),
});

export const listDues = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/dues',
  access: { staff: 'figures.read' },
  summary:
    'The regulator’s share and the tax that are due of each month, by its closed gaming days',
  request: z.object({}),
  answer: z.object({ months: z.array(due) }),
});

const policyLine = z.object({
  /** From this gaming day on; null for the beginning. */
  from_day: z.nullable(gamingDay()),
  day_hour: z.int(),
  share_basis_points: z.int(),
  made_by: z.string(),
  made_at: unixSeconds(),
});

export const readFiguresPolicy = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/policy',
  access: { staff: 'figures.read' },
  summary: 'When a gaming day begins and what the regulator takes, with every change',
  request: z.object({}),
  answer: z.object({
    today: gamingDay(),
    /** The first day that a change can hold from. */
    earliest: gamingDay(),
    lines: z.array(policyLine),
  }),
});

/** A line of the policy, from a day on that has not begun. */
const figuresPolicyWanted = z.object({
  from_day: gamingDay(),
  day_hour: z.int().check(z.minimum(0), z.maximum(23)),
  share_basis_points: z.int().check(z.minimum(0), z.maximum(10_000)),
});
export type FiguresPolicyWanted = z.output<typeof figuresPolicyWanted>;

export const askFiguresPolicy = defineRequest({
  asks: 'figures.policy',
  permission: 'figures.policy',
  title: { en: 'Another gaming day or share', tl: 'Ibang gaming day o bahagi' },
  reasons: ['regulator', 'planned', 'mistake-of-house', 'other'],
  input: figuresPolicyWanted,
  path: '/backoffice/api/figures/policy/ask',
  summary:
    'Asks a second person for another hour of the gaming day, or another share of the regulator',
  errors: ['DAY_HAS_BEGUN', 'DAY_HAS_POLICY'],
  refreshes: [readFiguresPolicy],
});

export const gamingDaysCalls = {
  listGamingDays,
  listCorrections,
  listDues,
  readFiguresPolicy,
} as const;
export const askingForFiguresCalls = { askFiguresPolicy } as const;

/** What of it can leave as CSV. */
export const gamingDaysExports = {
  'gaming-days': {
    title: { en: 'Closed gaming days', tl: 'Mga saradong gaming day' },
    callName: 'listGamingDays',
    call: listGamingDays,
    needs: null,
    columns: [
      { key: 'day', title: { en: 'Day', tl: 'Araw' } },
      { key: 'closed_at', title: { en: 'Closed', tl: 'Isinara' }, kind: 'time' },
      ...revenueColumns,
      { key: 'deposited', title: { en: 'Paid in', tl: 'Naipasok' } },
      { key: 'paid_out', title: { en: 'Paid out', tl: 'Nailabas' } },
      { key: 'corrected', title: { en: 'Corrected later', tl: 'Itinama kalaunan' } },
    ],
  },
} as const satisfies ExportableLists;
