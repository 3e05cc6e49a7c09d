import { agreedKinds } from '@perya/contract/content/calls/agreements';
import type { brandFactsCalls } from '@perya/contract/content/staff-calls/brand-facts';
import type { brandLookCalls } from '@perya/contract/content/staff-calls/brand-look';
import type { staffHomeCalls } from '@perya/contract/content/staff-calls/home';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { PictureStore } from '../../platform/files/picture-store.ts';
import type { Guards } from '../../platform/http/gates/admission.ts';
import { joinJobs } from '../../platform/jobs.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import type { Audit, Recorded, RequestActions } from '../audit/index.ts';
import { identityEvents } from '../identity/index.ts';
import { createAgreementStore } from './agreements/agreement.store.ts';
import { readOwnData } from './agreements/agreements.ts';
import { requireAgreed } from './agreements/require-agreed.ts';
import { createArticleStore, type ReadyArticle } from './articles/article.store.ts';
import { articlePart } from './articles/article-part.store.ts';
import { createScheduledStore } from './articles/scheduled.store.ts';
import { createBrandStore, type StoredBrand } from './brand/brand.store.ts';
import { changeBrand } from './brand/brand-facts.action.ts';
import { brandPart } from './brand/brand-part.store.ts';
import { changeLook } from './brand/change-look.action.ts';
import { createKnownBrands } from './brand/known-brands.ts';
import { createLogos } from './brand/logos.ts';
import { createMarks } from './brand/marks.ts';
import { type ComplianceWindow, readCompliance, setCompliance } from './compliance.ts';
import { createContentStore, type SiteIndex, type StoredIndex } from './content.store.ts';
import { type BrandPages, describeBrand } from './describe-brand.ts';
import { articleFinder } from './desk/find-articles.ts';
import { publishLegal } from './desk/publish-legal.action.ts';
import { publishDue } from './desk/schedule-article.ts';
import { createDocumentsStore } from './documents.store.ts';
import { createBannerPictures } from './home/banner-pictures.ts';
import { createHomeStore } from './home/home.store.ts';
import { createHome } from './home/home.ts';
import { pagePart } from './home/page-part.store.ts';
import { createMetrics } from './metrics.ts';
import { readSiteIndex } from './read-site-index.ts';
import { type ContentCalls, contentRoutes } from './routes.ts';
import { saveIndex } from './save-index.ts';
import type { ContentServices, DocumentPart, MayStill } from './services.ts';

export interface Content {
  readSiteIndex(tag: string): Promise<SiteIndex>;
  saveIndex(tag: string, data: StoredIndex): Promise<void>;
  /** Writes a home page where there is none; what an operator has changed since stays. */
  addMissingIndex(tag: string, data: StoredIndex): Promise<void>;
  /** Publishes what is not there yet: documents, help and news of the demo operator. */
  addMissingArticles(articles: readonly ReadyArticle[]): Promise<void>;
  /** Lets a module above write what it knows where a text says `{{name}}`. */
  alsoWrite(name: string, part: DocumentPart): void;
  /** Lets the module of staff say who may still do what they decided for later. */
  heed(mayStill: MayStill): void;
  /** Brings the brands that every installation begins with, and lets this process know all of them. */
  beginBrands(): Promise<void>;
  listBrands(): Promise<StoredBrand[]>;
  /** What a brand has published. */
  describeBrand(tag: string): Promise<BrandPages>;
  /** What it asks at the gates of players' calls: that the player has agreed to what changed. */
  admit: Guards['agreement'];
  /** The compliance switch of a site; it is set by whoever decides about it, in their transaction. */
  compliance: {
    read(tag: string): Promise<ComplianceWindow | null>;
    setWithin(
      tx: Recorded,
      tag: string,
      window: ComplianceWindow | null,
    ): Promise<ComplianceWindow | null>;
    /** Makes this process read it anew, after the transaction. */
    expire(): void;
  };
  /** What takes two people, for the mechanism that asks the second. */
  actions: RequestActions<'content.legal' | 'content.brand' | 'content.brand-look'>;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  /** Documents, help and news, for the search over everything. */
  finders: readonly Finder[];
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

interface ContentNeeds {
  pool: pg.Pool;
  audit: Pick<Audit, 'record' | 'within'>;
  pictures: PictureStore;
}

/** What the pages say: the words of the home page, documents, help and news, and who agreed to what. */
export function createContent({
  pool,
  audit,
  pictures,
}: ContentNeeds): Module<
  Content,
  ContentCalls & typeof staffHomeCalls & typeof brandFactsCalls & typeof brandLookCalls
> {
  const store = createContentStore(pool);
  const articles = createArticleStore(pool);
  const agreements = createAgreementStore(pool);
  const homeStore = createHomeStore(pool);
  const logos = createLogos(pictures, homeStore);
  const brands = createBrandStore(pool);
  const known = createKnownBrands(brands);
  const marks = createMarks(pictures, brands);
  const services: ContentServices = {
    pool,
    logos,
    audit,
    store,
    documents: createDocumentsStore(pool),
    articles,
    scheduled: createScheduledStore(pool),
    agreements,
    parts: new Map(),
    mayStill: () => Promise.resolve(false),
    metrics: createMetrics(),
    cache: createVersionedCache({ readVersion: store.readVersion }),
    articleCache: createVersionedCache({ readVersion: articles.readVersion }),
  };
  audit.within(identityEvents.registered, async (client, { uid, payload }) => {
    if (uid !== null) await agreements.addAtRegistration(client, uid, payload.tag, agreedKinds);
  });
  const banners = createBannerPictures(pictures, homeStore);
  const home = createHome({
    audit,
    pictures: banners,
    store,
    home: homeStore,
    cache: services.cache,
  });
  return {
    api: {
      readSiteIndex: (tag) => readSiteIndex(services, tag),
      saveIndex: (tag, data) => saveIndex(services, tag, data),
      addMissingIndex: store.addMissingIndex,
      addMissingArticles: articles.addMissing,
      alsoWrite: (name, part) => void services.parts.set(name, part),
      heed: (mayStill) => {
        services.mayStill = mayStill;
      },
      beginBrands: known.begin,
      listBrands: brands.list,
      describeBrand: (tag) => describeBrand(services, tag),
      admit: (player) => requireAgreed(services, player),
      compliance: {
        read: (tag) => readCompliance(services, tag),
        setWithin: (tx, tag, window) => setCompliance(homeStore, tx, tag, window),
        expire: services.cache.expire,
      },
      actions: {
        'content.legal': publishLegal(services),
        'content.brand': changeBrand({ ...services, home: homeStore }),
        'content.brand-look': changeLook({ brands, known, marks }),
      },
      configuration: [
        brandPart({ known, marks }),
        pagePart({ ...services, pictures: banners }),
        articlePart(services.articleCache),
      ],
      finders: [articleFinder(services)],
      ownData: (uid) => readOwnData(services, uid),
      registerMetrics: services.metrics.register,
    },
    handlers: {
      ...contentRoutes(services),
      ...home.handlers,
      uploadRegulatorLogo: (context) => logos.take(context),
      uploadBrandMark: (context) => marks.take(context),
    },
    jobs: joinJobs(home.jobs, {
      tasks: {
        content_sweep_logos: async () => {
          await logos.sweep();
          await marks.sweep();
        },
        content_publish_due: () => publishDue(services),
      },
      crontab: '47 19 * * * content_sweep_logos\n* * * * * content_publish_due',
      // Another process may have changed one; its hosts are asked for with every request, so nobody waits for it.
      loops: { content_read_brands: { everyMs: 2000, act: () => known.read() } },
    }),
    close: nothingToClose,
  };
}
