import type { documentsCalls } from '@perya/contract/calls/documents';
import type pg from 'pg';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import { createContentStore, type SiteIndex, type StoredIndex } from './content.store.ts';
import type { ContentServices, DocumentPart } from './dependencies.ts';
import { type BrandPages, describeBrand } from './describe-brand.ts';
import { createDocumentsStore, type DocumentPlace } from './documents.store.ts';
import { readSiteIndex } from './read-site-index.ts';
import { contentRoutes } from './routes.ts';
import { saveIndex } from './save-index.ts';

export interface Content {
  readSiteIndex(tag: string): Promise<SiteIndex>;
  saveIndex(tag: string, data: StoredIndex): Promise<void>;
  saveDocument(place: DocumentPlace, body: string): Promise<void>;
  /** Lets a module above write what it knows where a document says `{{name}}`. */
  alsoWrite(name: string, part: DocumentPart): void;
  /** What a brand has published. */
  describeBrand(tag: string): Promise<BrandPages>;
}

/** What the pages say: the words of the home page and the documents of each brand. */
export function createContent({ pool }: { pool: pg.Pool }): Module<Content, typeof documentsCalls> {
  const store = createContentStore(pool);
  const services: ContentServices = {
    store,
    documents: createDocumentsStore(pool),
    parts: new Map(),
    cache: createVersionedCache({ readVersion: store.readVersion }),
  };
  return {
    door: {
      readSiteIndex: (tag) => readSiteIndex(services, tag),
      saveIndex: (tag, data) => saveIndex(services, tag, data),
      saveDocument: services.documents.saveDocument,
      alsoWrite: (name, part) => void services.parts.set(name, part),
      describeBrand: (tag) => describeBrand(services, tag),
    },
    handlers: contentRoutes(services),
    jobs: noJobs,
    close: nothingToClose,
  };
}
