import { manilaDay } from '@perya/contract/manila-time';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { giveEarned } from '../rewards/grant-rewards.ts';
import { readEarnable } from '../running/read-promotions.ts';
import type { PromotionsServices } from '../services.ts';

export interface BirthdayServices
  extends Pick<PromotionsServices, 'promotions' | 'rewards' | 'kyc'> {
  pool: pg.Pool;
}

/** Credits the gifts of those whose birthday it is in Manila, each once a year; may be repeated. */
export async function giveBirthdays(services: BirthdayServices, now = new Date()): Promise<void> {
  const promotions = (await readEarnable(services, 'birthday')).filter(({ holds }) => holds(now));
  if (promotions.length === 0) return;
  const day = manilaDay(now);
  for await (const uids of services.kyc.birthdaysOn(day)) {
    const givings = promotions.map(({ promotion: { id, rules } }) => {
      const period = day.slice(0, 4);
      const amount = BigInt(rules.amount);
      const earned = uids.map((uid) => ({ uid, period, amount, facts: { day }, earnedAt: now }));
      return { promotion: id, isCredited: true, earned };
    });
    await inTransaction(services.pool, (client) => giveEarned(services, givings, client));
  }
}
