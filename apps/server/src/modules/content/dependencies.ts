import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { ContentStore } from './content.store.ts';
import type { DocumentsStore } from './documents.store.ts';

/** What the verbs of this module work with. */
export interface ContentServices {
  store: ContentStore;
  documents: DocumentsStore;
  cache: VersionedCache;
}
