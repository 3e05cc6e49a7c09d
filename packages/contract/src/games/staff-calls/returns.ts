import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';

export const returnPeriods = ['day', 'week', 'month', 'all'] as const;
export type ReturnPeriod = (typeof returnPeriods)[number];

/** The confidence of the interval, in percent: of a thousand honest games one lies outside of it. */
export const returnConfidence = '99.9';

/** With fewer rounds the sums say too little of a game's spread, and nothing is flagged. */
export const returnRoundsMin = 10_000;

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const percent = z.string().check(z.regex(/^\d+\.\d{2}$/));

const gameReturn = z.object({
  /** The first day of the period in Manila; null for all of them. */
  from: z.nullable(date),
  game_code: z.string(),
  game_name: z.string(),
  venue: z.nullable(z.string()),
  rounds: z.int(),
  staked: money(),
  won: money(),
  /** In percent of the stakes; null where nothing stands of them. */
  actual: z.nullable(percent),
  /** As the game declares it; null for a game that is no longer in the catalogue. */
  theoretical: z.nullable(percent),
  /** Of the actual return at 99.9 %, by the rounds' own sums of squares; the upper end with one more of the game's largest wins. */
  low: z.nullable(percent),
  high: z.nullable(percent),
  verdict: z.enum(['inside', 'above', 'below', 'too-few']),
});
export type GameReturn = z.output<typeof gameReturn>;

export const listReturns = defineCall({
  method: 'GET',
  path: '/backoffice/api/returns/list',
  access: { staff: 'games.read' },
  summary: 'What each game returned to players, against what it declares, by period',
  request: z.object({
    period: z._default(z.enum(returnPeriods), 'day'),
    game: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))),
    from: z.optional(date),
    to: z.optional(date),
    /** Test accounts play with money of their own kind, which never counts among the real. */
    money: z._default(z.enum(['real', 'test']), 'real'),
    verdict: z.optional(z.enum(['outside'])),
    ...listRequest,
  }),
  answer: listPage(gameReturn),
  errors: ['INVALID_INPUT'],
});

export const staffReturnsCalls = { listReturns } as const;

/** What of it can leave as CSV. */
export const returnsExports = {
  returns: {
    title: { en: 'Returns', tl: 'Balik ng mga laro' },
    callName: 'listReturns',
    call: listReturns,
    needs: null,
    columns: [
      { key: 'from', title: { en: 'From', tl: 'Mula' } },
      { key: 'game_code', title: { en: 'Game', tl: 'Laro' } },
      { key: 'venue', title: { en: 'Venue', tl: 'Venue' } },
      { key: 'rounds', title: { en: 'Rounds', tl: 'Mga round' } },
      { key: 'staked', title: { en: 'Staked', tl: 'Itinaya' } },
      { key: 'won', title: { en: 'Won', tl: 'Napanalunan' } },
      { key: 'actual', title: { en: 'Actual %', tl: 'Aktuwal %' } },
      { key: 'theoretical', title: { en: 'Declared %', tl: 'Idineklara %' } },
      { key: 'low', title: { en: 'Interval from %', tl: 'Pagitan mula %' } },
      { key: 'high', title: { en: 'Interval to %', tl: 'Pagitan hanggang %' } },
      { key: 'verdict', title: { en: 'Verdict', tl: 'Hatol' } },
    ],
  },
} as const satisfies ExportableLists;
