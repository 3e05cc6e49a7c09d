import type { Language } from '@perya/contract/text';
import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { ContentStore } from './content.store.ts';
import type { DocumentsStore } from './documents.store.ts';

/** Writes what a document leaves to a module above, for the brand that asks. */
export type DocumentPart = (brand: string, language: Language) => Promise<string>;

/** What the verbs of this module work with. */
export interface ContentServices {
  store: ContentStore;
  documents: DocumentsStore;
  /** By the name under which documents leave room for them. */
  parts: Map<string, DocumentPart>;
  cache: VersionedCache;
}
