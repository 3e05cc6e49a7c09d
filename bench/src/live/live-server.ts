import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '../../../apps/server/src/platform/database/pool.ts';
import type { Product } from '../product/assemble-product.ts';
import { runProduct } from '../product/run-product.ts';
import { type GiveOrder, giftPromotion, liveEnvironment } from './live-setting.ts';

const everyMs = 20;

/** Credits gifts at a steady rate, each of them once, and wakes the readers as every verb of the product does. */
async function give(
  { apis, commitSignal }: Product,
  { round, players, giftsPerSecond, seconds }: GiveOrder,
): Promise<number> {
  const startedAt = performance.now();
  const whole = Math.floor(giftsPerSecond * seconds);
  const options = { promotion: giftPromotion, isCredited: true, by: 'system' };
  let given = 0;
  while (given < whole) {
    const due = Math.min(whole, ((performance.now() - startedAt) * giftsPerSecond) / 1000);
    const count = Math.floor(due) - given;
    const grants = Array.from({ length: count }, (_, place) => {
      const number = given + place;
      return { uid: BigInt(1 + (number % players)), period: `${round}-${number}`, amount: 100n };
    });
    if (count > 0) await apis.promotions.grant(grants, options);
    if (count > 0) commitSignal.notify();
    given += count;
    await delay(everyMs);
  }
  return given;
}

// One address holds all lines here, and no proxy stands before it.
const wide = { connectionsPerAddress: 100_000 };
const product = await runProduct(liveEnvironment, ({ live, apis }) => ({
  network: wide,
  live: {
    live,
    pool: createPool(process.env['DATABASE_URL'] ?? '', { max: 1 }),
    isSessionOpen: apis.identity.isSessionOpen,
    limits: wide,
  },
}));
process.on('message', (order: GiveOrder) => {
  void give(product, order).then((given) => process.send?.({ given }));
});
