import type { IndexData } from '@perya/contract/calls/index-data';
import type pg from 'pg';
import { createContentStore, type StoredIndex } from './content.store.ts';
import { readIndex } from './read-index.ts';

/** What the pages say: the home index of each brand. */
export function createContent(pool: pg.Pool) {
  const store = createContentStore(pool);
  return {
    readIndex: (tag: string): Promise<IndexData> => readIndex(store, tag),
    saveIndex: (tag: string, data: StoredIndex) => store.saveIndex(tag, data),
  };
}

export type Content = ReturnType<typeof createContent>;
export type { StoredIndex } from './content.store.ts';
export { contentRoutes } from './routes.ts';
