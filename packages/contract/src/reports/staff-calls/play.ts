import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, wholeNumber } from '../../fields.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage } from '../../staff/list.ts';
import { figureHead, figureKey, figureSpan, gamingDay, revenueColumns } from '../figure-fields.ts';

const promotionMax = 2_147_483_647;

const playGroups = ['all', 'brand', 'venue', 'game', 'type', 'channel', 'player'] as const;
export type PlayGroup = (typeof playGroups)[number];

const playFigure = z.object({
  ...figureHead,
  rounds: z.int(),
  staked: money(),
  won: money(),
  /** Wins that were held back and paid in this period, after their round was closed. */
  late_won: money(),
  turnover: money(),
  /** Stakes less wins, the late ones too. */
  ggr: money(),
  /** What has no place in a group is null: a bonus is of no game. */
  bonuses: z.nullable(money()),
  prizes: z.nullable(money()),
  fees: z.nullable(money()),
  share: z.nullable(money()),
  /** Gross revenue less bonuses, prizes and the regulator's share, with the fees that players paid. */
  ngr: z.nullable(money()),
  /** The same of the period before; null where there was nothing. */
  before: z.nullable(z.object({ staked: money(), ggr: money(), ngr: z.nullable(money()) })),
});
export type PlayFigure = z.output<typeof playFigure>;

export const listPlayFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/figures/play',
  access: { staff: 'figures.read' },
  summary: 'Stakes, wins, turnover, gross and net revenue by period, each with the period before',
  request: z.object({
    ...figureSpan,
    by: z._default(z.enum(playGroups), 'all'),
    brand: z.optional(figureKey()),
    venue: z.optional(figureKey()),
    game: z.optional(figureKey()),
    type: z.optional(wholeNumber(1, 99)),
    channel: z.optional(figureKey()),
    /** One player, whose figures are of no venue or game of their own here. */
    player: z.optional(id()),
    /** Of players alone: those to whom this promotion gave something in the same period. 0 is the cashback of deposits. */
    promotion: z.optional(wholeNumber(0, promotionMax)),
    /** Of players alone: those who registered in the week that begins on this day. */
    cohort: z.optional(gamingDay()),
  }),
  answer: listPage(playFigure),
  errors: ['INVALID_INPUT'],
});

export const playFiguresCalls = { listPlayFigures } as const;

/** What of it can leave as CSV. */
export const playFiguresExports = {
  'play-figures': {
    title: { en: 'Revenue', tl: 'Kita' },
    callName: 'listPlayFigures',
    call: listPlayFigures,
    needs: null,
    columns: [
      { key: 'from', title: { en: 'From', tl: 'Mula' } },
      { key: 'key', title: { en: 'Of', tl: 'Ng' } },
      ...revenueColumns,
      { key: 'is_closed', title: { en: 'Closed', tl: 'Sarado' } },
    ],
  },
} as const satisfies ExportableLists;
