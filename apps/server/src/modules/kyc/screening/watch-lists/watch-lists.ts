import type pg from 'pg';
import type { Keyring } from '../../../../platform/keyring.ts';
import { createVersionedCache } from '../../../../platform/versioned-cache.ts';
import { openList } from './seal-entries.ts';
import { indexWatchLists, type LoadedList, type WatchIndex } from './watch-index.ts';
import { createWatchListStore, type WatchListStore } from './watch-list.store.ts';

export interface WatchLists {
  store: WatchListStore;
  /** Opened and indexed in this process until a list is imported anywhere. */
  load(): Promise<{ lists: readonly LoadedList[]; index: WatchIndex }>;
}

export function createWatchLists(pool: pg.Pool, keyring: Keyring): WatchLists {
  const store = createWatchListStore(pool);
  // A person who was just put on a list is found at once, on every process.
  const cache = createVersionedCache({ readVersion: store.readVersion, maxAgeMs: 0 });
  return {
    store,
    load: () =>
      cache.get('lists', async () => {
        const lists = (await store.readSealed()).map((list) => openList(keyring, list));
        return { lists, index: await indexWatchLists(lists) };
      }),
  };
}
