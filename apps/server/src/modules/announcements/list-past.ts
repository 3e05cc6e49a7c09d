import {
  type listPastPopups as call,
  pastPopupsPage,
} from '@perya/contract/announcements/calls/announcements';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { presentAnnouncement } from './announcement.present.ts';
import type { AnnouncementsServices } from './services.ts';

/** What has been announced to players of this level, for whoever closed it too quickly. */
export async function listPast(
  { store, vip }: Pick<AnnouncementsServices, 'store' | 'vip'>,
  uid: bigint,
  { brand, last_id }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { level } = await vip.standingOf(uid);
  const behind = last_id === undefined ? null : BigInt(last_id);
  const rows = await store.listPast({ brand, level, behind }, pastPopupsPage + 1);
  const d = rows.slice(0, pastPopupsPage).map(presentAnnouncement);
  const next = rows.length > pastPopupsPage ? (d.at(-1)?.id ?? null) : null;
  return { d, last_id: next, s: pastPopupsPage };
}
