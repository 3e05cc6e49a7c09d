import { readPromotions } from '../running/read-promotions.ts';
import type { PromotionsServices } from '../services.ts';

/** What each level brings at present, in centavos; nothing is promised that a promotion has not left. */
export async function readLevelGifts(
  services: Pick<PromotionsServices, 'promotions' | 'cache'>,
): Promise<ReadonlyMap<number, bigint>> {
  const gifts = new Map<number, bigint>();
  const promotions = await readPromotions(services, 'level-up');
  if (promotions.length === 0) return gifts;
  const budgets = await services.promotions.listBudgetsLeft();
  const leftOf = new Map(budgets.map(({ promotion, left }) => [promotion, left]));
  for (const { id, rules, dayCap, playerCap } of promotions) {
    const bounds = [leftOf.get(id), dayCap, playerCap].filter((bound) => bound != null);
    for (const { level, amount } of rules.levels) {
      if (bounds.some((bound) => BigInt(amount) > bound)) continue;
      gifts.set(level, (gifts.get(level) ?? 0n) + BigInt(amount));
    }
  }
  return gifts;
}
