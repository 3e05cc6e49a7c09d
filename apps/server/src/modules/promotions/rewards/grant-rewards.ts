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
