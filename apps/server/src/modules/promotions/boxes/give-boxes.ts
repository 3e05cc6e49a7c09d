import type { LogReader } from '../../../platform/events/log-reader.ts';
import { type Giving, grantOfSeveral } from '../rewards/grant-rewards.ts';
import { readPromotions } from '../running/read-promotions.ts';
import { listEarned } from './box.store.ts';
import type { BoxServices } from './dependencies.ts';
import { drawBox } from './draw-box.ts';

/** Offers a box to whoever has deposited enough in a day, once, from the log of payments. */
export function createBoxReader(services: BoxServices): LogReader {
  return {
    name: 'promotions.boxes',
    log: 'payments.step_seq',
    batchSize: 1000,
    async react(client, range) {
      const givings: Giving[] = [];
      for (const { id, rules } of await readPromotions(services, 'mystery-box')) {
        for (const each of await listEarned(client, range, rules.deposits)) {
          const { uid, day, deposited, earnedAt } = each;
          const amount = drawBox(services.keyring, rules.odds, { promotion: id, uid, day });
          givings.push({
            grants: [{ uid, period: day, amount, facts: { deposited: String(deposited) } }],
            options: { promotion: id, isCredited: false, by: 'system', earnedAt },
          });
        }
      }
      await grantOfSeveral(services, givings, client);
      return undefined;
    },
  };
}
