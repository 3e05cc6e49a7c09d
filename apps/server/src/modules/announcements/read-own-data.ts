import { type DataFile, jsonFile } from '../../platform/files/data-file.ts';
import type { AnnouncementsServices } from './services.ts';

/** Which announcements a player was shown, and when. */
export async function* readOwnData(
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
