import type pg from 'pg';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import { createContentStore, type StoredIndex } from './content.store.ts';
import { createDocumentsStore, type DocumentPlace } from './documents.store.ts';
import { readDocument } from './read-document.ts';
import { readSiteIndex } from './read-site-index.ts';

/** What the pages say: the words of the home page and the documents of each brand. */
export function createContent(pool: pg.Pool) {
  const store = createContentStore(pool);
  const cache = createVersionedCache({ readVersion: store.readVersion });
  const documents = createDocumentsStore(pool);
  return {
    readSiteIndex: (tag: string) => readSiteIndex(store, cache, tag),
    async saveIndex(tag: string, data: StoredIndex) {
      await store.saveIndex(tag, data);
      cache.expire();
    },
    readDocument: (place: DocumentPlace) => readDocument(documents, place),
    saveDocument: documents.saveDocument,
  };
}

export type Content = ReturnType<typeof createContent>;
export type { StoredIndex } from './content.store.ts';
export { contentRoutes } from './routes.ts';
