import type { LogReader } from '../../../platform/events/log-reader.ts';
import { exact, type KindRoom } from '../kind-room.ts';
import { giveEarned } from '../rewards/grant-rewards.ts';
import { readEarnable, readPromotions } from '../running/read-promotions.ts';
import type { PromotionsServices } from '../services.ts';
import { listRisen } from './level-up.store.ts';

/** Credits what a level brings as soon as it is reached, in the transaction that moves the reader's place. */
function createReader(services: PromotionsServices): LogReader {
  return {
    name: 'promotions.level-up',
    log: 'vip.rise_seq',
    batchSize: 500,
    async react(client, range) {
      const risen = await listRisen(client, range);
      if (risen.length === 0) return undefined;
      const givings = (await readEarnable(services, 'level-up')).map(({ promotion, holds }) => {
        const { levels } = promotion.rules;
        const amountOf = new Map(levels.map(({ level, amount }) => [level, BigInt(amount)]));
        const earned = risen.flatMap(({ uid, level, at }) => {
          const amount = amountOf.get(level);
          if (!amount || !holds(at)) return [];
          return [{ uid, period: `level:${level}`, amount, facts: { level }, earnedAt: at }];
        });
        return { promotion: promotion.id, isCredited: true, earned };
      });
      await giveEarned(services, givings, client);
      return undefined;
    },
  };
}

export const createLevelUp = (services: PromotionsServices): KindRoom<'level-up'> => ({
  jobs: { tasks: {}, crontab: '', readers: [createReader(services)] },
  async simulate({ simulations }, { rules }, span) {
    const amounts = new Map(rules.levels.map(({ level, amount }) => [level, BigInt(amount)]));
    return exact(
      (await simulations.listRisen(span)).flatMap(({ uid, level, day }) => {
        const amount = amounts.get(level);
        return amount ? [{ uid, day, period: `level:${level}`, step: 0, amount }] : [];
      }),
    );
  },
});

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
