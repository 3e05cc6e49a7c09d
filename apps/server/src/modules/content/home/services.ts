import type { StaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { VersionedCache } from '../../../platform/versioned-cache.ts';
import type { Audit } from '../../audit/index.ts';
import type { ContentStore } from '../content.store.ts';
import type { HomeStore } from './home.store.ts';

/** What the verbs of this room work with. */
export interface HomeServices {
  audit: Pick<Audit, 'record'>;
  /** Of banners. */
  pictures: StaffPictures;
  store: ContentStore;
  cache: VersionedCache;
  home: HomeStore;
}
