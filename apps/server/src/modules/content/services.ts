import type { Permission } from '@perya/contract/staff/permissions';
import type { Language } from '@perya/contract/text';
import type pg from 'pg';
import type { StaffPictures } from '../../platform/files/staff-pictures.ts';
import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { Audit, Recorded } from '../audit/index.ts';
import type { AgreementStore } from './agreements/agreement.store.ts';
import type { ArticleStore } from './articles/article.store.ts';
import type { ScheduledStore } from './articles/scheduled.store.ts';
import type { ContentStore } from './content.store.ts';
import type { DocumentsStore } from './documents.store.ts';
import type { Metrics } from './metrics.ts';

/** A line that a module above writes into a text: of something by its name, or words alone. */
export interface PartLine {
  name?: string;
  words: string;
}

/** Writes what a text leaves to a module above, for the brand that asks. */
export type DocumentPart = (brand: string, language: Language) => Promise<PartLine[]>;

/** Whether whoever decided something may still do it; `by` is named as the audit names them. */
export type MayStill = (tx: Recorded, by: string, permission: Permission) => Promise<boolean>;

/** What the verbs of this module work with. */
export interface ContentServices {
  pool: pg.Pool;
  audit: Pick<Audit, 'record'>;
  store: ContentStore;
  documents: DocumentsStore;
  articles: ArticleStore;
  scheduled: ScheduledStore;
  agreements: AgreementStore;
  /** By the name under which texts leave room for them. */
  parts: Map<string, DocumentPart>;
  /** Of the module of staff, which stands above; nobody may before it has said so. */
  mayStill: MayStill;
  /** Logos of regulators. */
  logos: StaffPictures;
  metrics: Metrics;
  cache: VersionedCache;
  articleCache: VersionedCache;
}
