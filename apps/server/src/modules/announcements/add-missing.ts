import type { Text } from '@perya/contract/text';
import type { AnnouncementSettings } from './announcement.store.ts';
import type { AnnouncementsServices } from './services.ts';

/** What an operator begins with, for every brand. */
export interface NewAnnouncement
  extends Pick<AnnouncementSettings, 'frequency' | 'picture' | 'link' | 'seq' | 'levels'> {
  /** By which it is known, so that it is added once. */
  key: string;
  title: Text;
  body: Text;
  days: number;
}

const dayMs = 24 * 3600 * 1000;

/** Adds announcements that are missing, running from now on; what an operator has changed since stays. */
export async function addMissing(
  { store }: Pick<AnnouncementsServices, 'store'>,
  announcements: readonly NewAnnouncement[],
): Promise<void> {
  const now = Date.now();
  for (const { key, title, body, days, ...rest } of announcements) {
    await store.addMissing(key, {
      ...rest,
      titleEn: title.en,
      titleTl: title.tl,
      bodyEn: body.en,
      bodyTl: body.tl,
      startAt: new Date(now),
      endAt: new Date(now + days * dayMs),
      brands: ['perya', 'sinag', 'tala', 'h5'],
    });
  }
}
