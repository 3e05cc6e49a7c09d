import {
  type listPastPopups as listPastPopupsCall,
  type listPopups as listPopupsCall,
  type noteSeenPopup as noteSeenPopupCall,
  pastPopupsPage,
} from '@perya/contract/announcements/calls/announcements';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { announcementsToShow } from '@perya/contract/rules/content/announcement';
import { Refusal } from '../../platform/http/refusal.ts';
import { presentAnnouncement } from './announcement.present.ts';
import type { AnnouncementsServices } from './services.ts';

/**
 * What the caller may be shown at this moment. What was seen is known to the browser; what is not for the caller, or
 * not yet for anybody, does not leave the server.
 */
export async function listShown(
  { store, cache, vip }: Pick<AnnouncementsServices, 'store' | 'cache' | 'vip'>,
  uid: bigint | null,
  { brand }: RequestOf<typeof listPopupsCall>,
): Promise<AnswerOf<typeof listPopupsCall>> {
  const on = await cache.get(brand, () => store.listOn(brand));
  const asksLevel = uid !== null && on.some(({ levels }) => levels.length > 0);
  const level = asksLevel ? (await vip.standingOf(uid)).level : null;
  const now = Date.now() / 1000;
  return announcementsToShow(on.map(presentAnnouncement), { level, now }, {});
}

/** What has been announced to players of this level, for whoever closed it too quickly. */
export async function listPast(
  { store, vip }: Pick<AnnouncementsServices, 'store' | 'vip'>,
  uid: bigint,
  { brand, last_id }: RequestOf<typeof listPastPopupsCall>,
): Promise<AnswerOf<typeof listPastPopupsCall>> {
  const { level } = await vip.standingOf(uid);
  const behind = last_id === undefined ? null : BigInt(last_id);
  const rows = await store.listPast({ brand, level, behind }, pastPopupsPage + 1);
  const d = rows.slice(0, pastPopupsPage).map(presentAnnouncement);
  const next = rows.length > pastPopupsPage ? (d.at(-1)?.id ?? null) : null;
  return { d, last_id: next, s: pastPopupsPage };
}

/** For the figures of staff; whether it is shown again is decided by the browser's own marks. */
export async function noteSeen(
  { store, metrics }: Pick<AnnouncementsServices, 'store' | 'metrics'>,
  uid: bigint,
  { id, is_opened: isOpened }: RequestOf<typeof noteSeenPopupCall>,
): Promise<boolean> {
  if (!(await store.noteSeen(BigInt(id), uid, isOpened))) throw new Refusal('NOT_FOUND');
  metrics.countNoted(isOpened ? 'opened' : 'shown');
  return true;
}
