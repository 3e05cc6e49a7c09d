import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { figureHead, figureKey, figureSpan, gamingDay } from '../figure-fields.ts';

const entryGroups = ['all', 'brand', 'channel'] as const;
export type EntryGroup = (typeof entryGroups)[number];

const entryFigure = z.object({
  ...figureHead,
  registered: z.int(),
  first_deposits: z.int(),
  first_deposited: money(),
  before: z.nullable(z.object({ registered: z.int(), first_deposits: z.int() })),
});
export type EntryFigure = z.output<typeof entryFigure>;

export const listEntryFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/entries',
  access: { staff: 'figures.read' },
  summary: 'Registrations and first deposits by period, brand and channel of entry',
  request: z.object({ ...figureSpan, by: z._default(z.enum(entryGroups), 'all') }),
  answer: listPage(entryFigure),
  errors: ['INVALID_INPUT'],
});

/** So many weeks of registration are shown, and so many weeks of what came after. */
export const cohortWeeks = 12;

const cohortFigure = z.object({
  /** The Monday of the week of registration. */
  cohort: gamingDay(),
  /** How many weeks later; 0 is the week of registration itself. */
  week: z.int(),
  registered: z.int(),
  players: z.int(),
  /** Of those who registered, in percent with one decimal; null where nobody did. */
  retention: z.nullable(z.string()),
  depositors: z.int(),
  deposited: money(),
  ggr: money(),
  /** The gross revenue of all weeks up to this one for each who registered, rounded down; null where nobody did. */
  value: z.nullable(money()),
});
export type CohortFigure = z.output<typeof cohortFigure>;

export const listCohorts = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/cohorts',
  access: { staff: 'figures.read' },
  summary:
    'Players by the week of registration: who came back, paid in, lost and was worth, week by week',
  request: z.object({
    money: z._default(z.enum(['real', 'test']), 'real'),
    brand: z.optional(figureKey()),
    ...listRequest,
  }),
  answer: listPage(cohortFigure),
  errors: ['INVALID_INPUT'],
});

/** Beyond how many hours a submission of the identity check is in the next bucket. */
export const kycAges = [24, 72, 168, 720] as const;

export const readKycAgeing = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/kyc-ageing',
  access: { staff: 'figures.read' },
  summary: 'How long submissions of the identity check have been waiting',
  request: z.object({}),
  answer: z.object({
    buckets: z.array(
      z.object({
        /** Waiting for at least so many hours, and fewer than those of the next. */
        hours: z.int(),
        waiting: z.int(),
        escalated: z.int(),
      }),
    ),
    oldest_at: z.nullable(unixSeconds()),
  }),
});

export const peopleFiguresCalls = { listEntryFigures, listCohorts, readKycAgeing } as const;

/** What of it can leave as CSV. */
export const peopleFiguresExports = {
  'entry-figures': {
    title: { en: 'Who came', tl: 'Mga dumating' },
    callName: 'listEntryFigures',
    call: listEntryFigures,
    needs: null,
    columns: [
      { key: 'from', title: { en: 'From', tl: 'Mula' } },
      { key: 'key', title: { en: 'Of', tl: 'Ng' } },
      { key: 'registered', title: { en: 'Registered', tl: 'Nagparehistro' } },
      { key: 'first_deposits', title: { en: 'First deposits', tl: 'Mga unang deposito' } },
      {
        key: 'first_deposited',
        title: { en: 'First deposits, amount', tl: 'Halaga ng unang deposito' },
      },
    ],
  },
  cohorts: {
    title: { en: 'Cohorts', tl: 'Mga cohort' },
    callName: 'listCohorts',
    call: listCohorts,
    needs: null,
    columns: [
      {
        key: 'cohort',
        title: { en: 'Registered in the week of', tl: 'Nagparehistro sa linggo ng' },
      },
      { key: 'week', title: { en: 'Weeks later', tl: 'Linggo matapos' } },
      { key: 'registered', title: { en: 'Registered', tl: 'Nagparehistro' } },
      { key: 'players', title: { en: 'Played', tl: 'Naglaro' } },
      { key: 'retention', title: { en: 'Played, %', tl: 'Naglaro, %' } },
      { key: 'depositors', title: { en: 'Paid in', tl: 'Nagdeposito' } },
      { key: 'deposited', title: { en: 'Paid in, amount', tl: 'Halagang idineposito' } },
      { key: 'ggr', title: { en: 'GGR', tl: 'GGR' } },
      { key: 'value', title: { en: 'GGR so far, each', tl: 'GGR hanggang dito, bawat isa' } },
    ],
  },
} as const satisfies ExportableLists;
