import type { StaffPictures } from '../../platform/files/staff-pictures.ts';
import type { VersionedCache } from '../../platform/versioned-cache.ts';
import type { Audit } from '../audit/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Vip } from '../vip/index.ts';
import type { AnnouncementStore } from './announcement.store.ts';
import type { DeskStore } from './desk/desk.store.ts';
import type { AnnouncementMetrics } from './metrics.ts';

/** What the verbs of this module work with. */
export interface AnnouncementsServices {
  audit: Pick<Audit, 'record'>;
  vip: Pick<Vip, 'standingOf'>;
  promotions: Pick<Promotions, 'countReach'>;
  pictures: StaffPictures;
  store: AnnouncementStore;
  desk: DeskStore;
  cache: VersionedCache;
  metrics: AnnouncementMetrics;
}
