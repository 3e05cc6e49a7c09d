import type { listPopups as call } from '@perya/contract/announcements/calls/announcements';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { announcementsToShow } from '@perya/contract/rules/content/announcement';
import { presentAnnouncement } from './announcement.present.ts';
import type { AnnouncementsServices } from './services.ts';

/**
 * What the caller may be shown at this moment. What was seen is known to the browser; what is not for the caller, or
 * not yet for anybody, does not leave the server.
 */
export async function listShown(
  { store, cache, vip }: Pick<AnnouncementsServices, 'store' | 'cache' | 'vip'>,
  uid: bigint | null,
  { brand }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const on = await cache.get(brand, () => store.listOn(brand));
  const asksLevel = uid !== null && on.some(({ levels }) => levels.length > 0);
  const level = asksLevel ? (await vip.standingOf(uid)).level : null;
  const now = Date.now() / 1000;
  return announcementsToShow(on.map(presentAnnouncement), { level, now }, {});
}
