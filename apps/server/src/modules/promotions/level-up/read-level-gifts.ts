import type { PromotionsServices } from '../dependencies.ts';
import { readPromotions } from '../running/read-promotions.ts';

/** What each level brings at present, in centavos. */
export async function readLevelGifts(
  services: PromotionsServices,
): Promise<ReadonlyMap<number, bigint>> {
  const gifts = new Map<number, bigint>();
  for (const { rules } of await readPromotions(services, 'level-up')) {
    for (const { level, amount } of rules.levels) {
      gifts.set(level, (gifts.get(level) ?? 0n) + BigInt(amount));
    }
  }
  return gifts;
}
