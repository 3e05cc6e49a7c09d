import type { LogReader } from '../../../platform/events/log-reader.ts';
import { giveEarned } from '../rewards/grant-rewards.ts';
import type { GivingEarned } from '../rewards/reward.store.ts';
import { readEarnable } from '../running/read-promotions.ts';
import { listEarned } from './box.store.ts';
import { drawBox } from './draw-box.ts';
import type { BoxServices } from './services.ts';

/** Offers a box to whoever has deposited enough in a day, once, from the log of payments. */
export function createBoxReader(services: BoxServices): LogReader {
  return {
    name: 'promotions.boxes',
    log: 'payments.step_seq',
    batchSize: 1000,
    async react(client, range) {
      const givings: GivingEarned[] = [];
      for (const { promotion, holds } of await readEarnable(services, 'mystery-box')) {
        const { id, rules } = promotion;
        const days = await listEarned(client, range, rules.deposits);
        const earned = days
          .filter(({ earnedAt }) => holds(earnedAt))
          .map(({ uid, day, deposited, earnedAt }) => ({
            uid,
            period: day,
            earnedAt,
            facts: { deposited: String(deposited) },
            amount: drawBox(services.keyring, rules.odds, { promotion: id, uid, day }),
          }));
        givings.push({ promotion: id, isCredited: false, earned });
      }
      await giveEarned(services, givings, client);
      return undefined;
    },
  };
}
