import { loadLists, screenPlayer } from './screen-player.ts';
import type { ListingServices } from './services.ts';

const batchSize = 500;

/** Holds everybody against the newest lists whom older ones have decided about, and whoever has given something new. */
export async function rescreen(services: ListingServices): Promise<void> {
  const { listings } = services;
  while (true) {
    const lists = await loadLists(services);
    // Without a list there is nobody to be found; whoever is new waits for the first one.
    if (lists.version === 0n) return;
    const stale = await listings.listStale(lists.version, batchSize);
    for (const who of stale) await screenPlayer(services, who, lists, 'import');
    if (stale.length < batchSize) return;
  }
}
