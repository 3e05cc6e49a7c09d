import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import { grantRewards } from '../rewards/grant-rewards.ts';
import type { RewardStore } from '../rewards/reward.store.ts';
import { cashbackStore, type PromisedCashback } from './cashback.store.ts';

interface GivingServices {
  pool: pg.Pool;
  rewards: RewardStore;
}

/** Of each promotion whoever was first. */
const byPromotion = (a: PromisedCashback, b: PromisedCashback) =>
  a.promotion - b.promotion ||
  a.begunAt.getTime() - b.begunAt.getTime() ||
  Number(a.depositId - b.depositId);

/**
 * Gives what deposits were promised, each once. All wallets come first, then the costs of the promotions by
 * their number, so that two who do this at once never wait in a circle.
 */
async function give(
  services: GivingServices,
  client: pg.ClientBase,
  promised: readonly PromisedCashback[],
): Promise<void> {
  if (promised.length === 0) return;
  await services.rewards.holdWallets(
    client,
    promised.map(({ uid }) => uid),
  );
  for (const each of promised.toSorted(byPromotion)) {
    const { uid, depositId, promotion, amount, deposited, begunAt } = each;
    const facts = { deposit: String(depositId), deposited: String(deposited) };
    const [granted] = await grantRewards(
      services,
      [{ uid, period: `deposit:${depositId}`, amount, facts }],
      // The player asked for it with the deposit, so nobody surprises them with it. It was earned when the
      // deposit began: a promotion that has ended since owes it.
      { promotion, isCredited: true, by: 'player', earnedAt: begunAt },
      client,
    );
    const outcome = granted?.outcome;
    if (outcome === 'GRANTED' || outcome === 'KNOWN') continue;
    const isHeld = outcome === 'NOT_RUNNING' && (await cashbackStore.isPaused(client, promotion));
    if (isHeld) await cashbackStore.hold(client, each);
    else await cashbackStore.returnTicket(client, each);
  }
}

/** Few enough that whoever plays meanwhile waits for nobody; a paid deposit has three steps. */
const givenAtOnce = 100;

/** Credits what paid deposits were promised, from the log of payments. */
export function createCashbackReader(services: GivingServices): LogReader {
  return {
    name: 'promotions.cashback',
    log: 'payments.step_seq',
    batchSize: 3 * givenAtOnce,
    async react(client, range) {
      await give(services, client, await cashbackStore.listPromised(client, range));
      return undefined;
    },
  };
}

/** Gives what a pause has held back, once it is over. May be repeated. */
export async function giveHeld(services: GivingServices): Promise<void> {
  let taken: number;
  do {
    taken = await inTransaction(services.pool, async (client) => {
      const held = await cashbackStore.takeHeld(client, givenAtOnce);
      await give(services, client, held);
      return held.length;
    });
  } while (taken === givenAtOnce);
}
