import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money } from '../../fields.ts';
import { staffPromotion } from './promotions.ts';

const day = z.object({
  /** In Manila. */
  day: z.string(),
  cost: money(),
  rewards: z.int(),
  filcoins: z.int(),
  filcoin_rewards: z.int(),
});
export type PromotionsDay = z.output<typeof day>;

export const readPromotionFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/figures',
  access: { staff: 'promotions.read' },
  summary: 'What all promotions cost by the day, how many run, and whose budget is used up next',
  request: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 30),
  }),
  answer: z.object({
    running: z.int(),
    paused: z.int(),
    drafts: z.int(),
    /** The oldest first; days without a cost too. */
    days: z.array(day),
    /** Those that run and have a budget, the one with the least left first. */
    nearest: z.array(staffPromotion),
  }),
});

export const promotionFiguresCalls = { readPromotionFigures } as const;
