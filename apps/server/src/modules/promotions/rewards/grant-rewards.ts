import type pg from 'pg';
import type { PromotionsServices } from '../dependencies.ts';
import type { Grant, Granted, GrantOptions } from './reward.store.ts';

/** As many as the ledger posts at once. */
const grantsMax = 1000;

/**
 * Gives rewards of a promotion, each once for its period and step; the answers stand in the order of what
 * was asked. Within a transaction of the caller that holds no wallet yet, or in transactions of its own.
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
  const sorted = grants
    .map((grant, place) => ({ grant, place }))
    .toSorted((a, b) => Number(a.grant.uid - b.grant.uid) || a.place - b.place);
  for (let from = 0; from < sorted.length; from += grantsMax) {
    const part = sorted.slice(from, from + grantsMax);
    const granted = await rewards.grant(
      part.map(({ grant }) => grant),
      options,
      client,
    );
    for (const [n, { place }] of part.entries()) {
      const each = granted[n];
      if (!each) throw new Error('A reward was not decided');
      answers[place] = each;
    }
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
