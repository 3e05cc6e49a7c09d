import { manilaDay } from '@perya/contract/manila-time';
import type { GamesServices } from '../services.ts';
import { type ComparisonServices, compareDay, type ListsTransactions } from './compare-day.ts';

const dayMs = 24 * 3600_000;
/** A provider that was away for as long is asked about each day. */
const daysBack = 3;

export const listsTransactions = (provider: {
  listTransactions: unknown;
}): provider is ListsTransactions => provider.listTransactions !== null;

/** Compares the last days with each provider that lists its transactions, each day once it has succeeded once. */
export async function compareProviders(
  services: ComparisonServices & Pick<GamesServices, 'gameProviders' | 'now'>,
): Promise<void> {
  const { gameProviders, comparisons, now } = services;
  const days = Array.from({ length: daysBack }, (_, back) =>
    manilaDay(now() - (daysBack - back) * dayMs),
  );
  for (const provider of gameProviders.values()) {
    if (!listsTransactions(provider)) continue;
    const compared = await comparisons.listCompared(provider.venue, days[0] ?? '');
    for (const day of days.filter((each) => !compared.includes(each))) {
      await compareDay(services, provider, day);
    }
  }
}
