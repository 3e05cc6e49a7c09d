import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, wholeNumber } from '../../fields.ts';
import { lookedAt } from '../../rules/promotions/reach.ts';
import { promotionCurrencies } from '../staff-forms/amounts.ts';
import { promotionDay, promotionId } from './promotions.ts';

/** The longest span that is looked at. */
export const simulatedDaysMax = 31;

/**
 * What the figures are: what would have been given; the most of it, because players must ask for it
 * themselves; or nothing, because it follows from nothing that was recorded.
 */
export const simulationBases = ['exact', 'most', 'none'] as const;

const day = z.string().check(z.iso.date());
const dayMs = 86_400_000;

const answer = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.enum(promotionCurrencies),
  basis: z.enum(simulationBases),
  cost: z.string(),
  rewards: z.int(),
  players: z.int(),
  /** Rewards of test accounts, which cost nothing. */
  test_rewards: z.int(),
  /** What would have been earned and not given, by the outcome of the engine. */
  refused: z.array(z.object({ outcome: z.string(), rewards: z.int(), amount: z.string() })),
  days: z.array(promotionDay),
  /** The ten players who would have got the most. */
  largest: z.array(z.object({ uid: id(), amount: z.string(), rewards: z.int() })),
});
export type PromotionSimulation = z.output<typeof answer>;

export const simulatePromotion = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/simulate',
  access: { staff: 'promotions.read' },
  summary:
    'What a revision of a promotion would have cost in a span of past days, had it run then with nothing given before',
  request: z
    .object({
      id: promotionId(),
      /** 0 is what the installation began with. */
      revision: wholeNumber(0, 1_000_000),
      /** Days in Manila, both included. */
      from: day,
      to: day,
    })
    .check(
      z.refine(({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
        return days >= 1 && days <= simulatedDaysMax;
      }, 'At most 31 days, the first one first'),
    ),
  answer,
  errors: ['NOT_FOUND', 'PROMOTION_TOO_MUCH'],
});

export const readPromotionReach = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/reach',
  access: { staff: 'promotions.read' },
  summary: 'How many of the players who came lately a revision of a promotion is for',
  request: z.object({
    id: promotionId(),
    /** 0 is what the installation began with. */
    revision: wholeNumber(0, 1_000_000),
  }),
  /** Nobody who is shut out is meant either. */
  answer: z.object(lookedAt),
  errors: ['NOT_FOUND'],
});

export const simulationCalls = { simulatePromotion, readPromotionReach } as const;
