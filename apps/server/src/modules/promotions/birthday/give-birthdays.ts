import { manilaDay } from '../../../platform/manila-day.ts';
import type { PromotionsServices } from '../dependencies.ts';
import { grantRewards } from '../rewards/grant-rewards.ts';
import { readPromotions } from '../running/read-promotions.ts';

/** Credits the gifts of those whose birthday it is in Manila, each once a year; may be repeated. */
export async function giveBirthdays(services: PromotionsServices, now = new Date()): Promise<void> {
  const promotions = await readPromotions(services, 'birthday', now);
  if (promotions.length === 0) return;
  const day = manilaDay(now);
  for await (const uids of services.kyc.birthdaysOn(day)) {
    for (const { id, rules } of promotions) {
      const [period, amount] = [day.slice(0, 4), BigInt(rules.amount)];
      const grants = uids.map((uid) => ({ uid, period, amount, facts: { day } }));
      await grantRewards(services, grants, { promotion: id, isCredited: true, by: 'system' });
    }
  }
}
