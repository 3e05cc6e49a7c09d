import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { PromotionsServices } from '../dependencies.ts';
import { grantOfSeveral } from '../rewards/grant-rewards.ts';
import { readPromotions } from '../running/read-promotions.ts';
import { listRisen } from './level-up.store.ts';

/** Credits what a level brings as soon as it is reached, in the transaction that moves the reader's place. */
export function createLevelUpReader(services: PromotionsServices): LogReader {
  return {
    name: 'promotions.level-up',
    log: 'vip.rise_seq',
    batchSize: 500,
    async react(client, range) {
      const risen = await listRisen(client, range);
      const promotions = await readPromotions(services, 'level-up');
      const givings = promotions.map(({ id, rules }) => {
        const amountOf = new Map(rules.levels.map(({ level, amount }) => [level, BigInt(amount)]));
        const grants = risen.flatMap(({ uid, level }) => {
          const amount = amountOf.get(level);
          return amount ? [{ uid, period: `level:${level}`, amount, facts: { level } }] : [];
        });
        return { grants, options: { promotion: id, isCredited: true, by: 'system' } };
      });
      await grantOfSeveral(services, givings, client);
      return undefined;
    },
  };
}
