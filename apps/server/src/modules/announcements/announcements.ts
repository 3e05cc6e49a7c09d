import type { announcementsCalls } from '@perya/contract/announcements/calls/announcements';
import type { staffAnnouncementsCalls } from '@perya/contract/announcements/staff-calls/announcements';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import { type DataFile, jsonFile, type OwnData } from '../../platform/files/data-file.ts';
import { drawAnnouncement } from '../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../platform/files/picture-store.ts';
import { createStaffPictures } from '../../platform/files/staff-pictures.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import { addMissing, type NewAnnouncement } from './add-missing.ts';
import { createAnnouncementStore } from './announcement.store.ts';
import { announcementPart } from './announcement-part.store.ts';
import { createDeskStore } from './desk/desk.store.ts';
import { createAnnouncementMetrics } from './metrics.ts';
import { announcementsRoutes } from './routes.ts';
import type { AnnouncementsServices } from './services.ts';

/** Which announcements a player was shown, and when. */
async function* readOwnData(
  { store }: Pick<AnnouncementsServices, 'store'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  const seen = await store.listSeenBy(uid);
  if (seen.length === 0) return;
  yield jsonFile(
    'announcements.json',
    seen.map(({ id, times, firstAt, lastAt, openedAt }) => ({
      id: String(id),
      times,
      first_shown_at: firstAt,
      last_shown_at: lastAt,
      link_followed_at: openedAt,
    })),
  );
}

type AnnouncementsNeeds = Pick<AnnouncementsServices, 'audit' | 'vip' | 'promotions'> & {
  pool: pg.Pool;
  pictures: PictureStore;
};

export interface Announcements {
  /** Adds announcements that are missing; what an operator has changed since stays. */
  addMissing(announcements: readonly NewAnnouncement[]): Promise<void>;
  /** What is known of a player, for the player. */
  ownData: OwnData;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  registerMetrics(registry: Registry): void;
}

/** What the house shows players when they come in. */
export function createAnnouncements({
  pool,
  audit,
  vip,
  promotions,
  pictures,
}: AnnouncementsNeeds): Module<
  Announcements,
  typeof announcementsCalls & typeof staffAnnouncementsCalls
> {
  const store = createAnnouncementStore(pool);
  const services: AnnouncementsServices = {
    audit,
    vip,
    promotions,
    pictures: createStaffPictures(pictures, {
      group: 'announcements',
      sizes: { '.webp': drawAnnouncement },
      listShown: store.listShownPictures,
    }),
    store,
    desk: createDeskStore(pool),
    cache: createVersionedCache({ readVersion: store.readVersion }),
    metrics: createAnnouncementMetrics(),
  };
  return {
    api: {
      addMissing: (announcements) => addMissing(services, announcements),
      ownData: (uid) => readOwnData(services, uid),
      configuration: [announcementPart(services)],
      registerMetrics: services.metrics.register,
    },
    handlers: announcementsRoutes(services),
    jobs: {
      tasks: { announcements_sweep_pictures: () => services.pictures.sweep() },
      crontab: '53 19 * * * announcements_sweep_pictures',
    },
    close: nothingToClose,
  };
}
