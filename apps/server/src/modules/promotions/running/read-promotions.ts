import {
  type PromotionKindName,
  promotionKinds,
  type RulesOf,
} from '@perya/contract/rules/promotions/kinds';
import * as z from 'zod/mini';
import type { PromotionsServices } from '../dependencies.ts';
import type { PromotionRow } from './promotion.store.ts';

/** A promotion with the rules of its kind. */
export type Promotion<Kind extends PromotionKindName> = Omit<PromotionRow, 'kind' | 'rules'> & {
  kind: Kind;
  rules: RulesOf<Kind>;
};

/** Those of a kind that run at this moment, in the operator's order; of other processes' changes it hears within a second. */
export async function readPromotions<Kind extends PromotionKindName>(
  { promotions, cache }: Pick<PromotionsServices, 'promotions' | 'cache'>,
  kind: Kind,
  now = new Date(),
): Promise<Promotion<Kind>[]> {
  const published = await cache.get(kind, () => promotions.listPublished(kind));
  return published
    .filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || now < endsAt))
    .map((row) => ({
      ...row,
      kind,
      rules: z.parse(promotionKinds[kind].rules, row.rules) as RulesOf<Kind>,
    }));
}
