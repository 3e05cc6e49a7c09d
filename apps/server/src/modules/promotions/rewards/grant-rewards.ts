import type pg from 'pg';
import type { PromotionsServices } from '../services.ts';
import type { GivingEarned, Grant, Granted, GrantOptions } from './reward.store.ts';

/** As many as the ledger posts at once. */
const grantsMax = 1000;

/**
 * Gives rewards of a promotion, each once for its period and step, and decides them in the order in which they
 * stand; the answers stand in the same. Within a transaction of the caller that holds no wallet yet, or in transactions of its own.
 */
export async function grantRewards(
  { rewards }: Pick<PromotionsServices, 'rewards'>,
  grants: readonly Grant[],
  options: GrantOptions,
  client?: pg.ClientBase,
): Promise<Granted[]> {
  if (client && grants.length > grantsMax) {
    await rewards.holdWallets(
      client,
      grants.map(({ uid }) => uid),
    );
  }
  const answers: Granted[] = [];
  for (let from = 0; from < grants.length; from += grantsMax) {
    answers.push(...(await rewards.grant(grants.slice(from, from + grantsMax), options, client)));
  }
  return answers;
}

/** What is given of one promotion. */
export interface Giving {
  grants: readonly Grant[];
  options: GrantOptions;
}

/**
 * Gives rewards of several promotions in one transaction of the caller, which holds no wallet yet. Locks are
 * taken in one order by whoever comes: all the wallets, then what each promotion has cost, by its number.
 */
export async function grantOfSeveral(
  services: Pick<PromotionsServices, 'rewards'>,
  givings: readonly Giving[],
  client: pg.ClientBase,
): Promise<void> {
  const uids = givings.flatMap(({ grants }) => grants.map(({ uid }) => uid));
  if (uids.length === 0) return;
  await services.rewards.holdWallets(client, uids);
  const inOrder = givings.toSorted((a, b) => a.options.promotion - b.options.promotion);
  for (const { grants, options } of inOrder) await grantRewards(services, grants, options, client);
}

/**
 * Gives what was earned of several promotions in one transaction of the caller, which holds no wallet yet; of
 * each in the order in which it was earned. What a pause holds back is kept until it is over.
 */
export async function giveEarned(
  { rewards }: Pick<PromotionsServices, 'rewards'>,
  givings: readonly GivingEarned[],
  client: pg.ClientBase,
): Promise<void> {
  const uids = givings.flatMap(({ earned }) => earned.map(({ uid }) => uid));
  if (uids.length === 0) return;
  await rewards.holdWallets(client, uids);
  for (const giving of givings.toSorted((a, b) => a.promotion - b.promotion)) {
    const earned = giving.earned.toSorted((a, b) => a.earnedAt.getTime() - b.earnedAt.getTime());
    if (earned.length > 0) await rewards.giveEarned({ ...giving, earned }, client);
  }
}
