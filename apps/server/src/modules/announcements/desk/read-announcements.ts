import type {
  listAnnouncements as listCall,
  StaffAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { AnnouncementsServices } from '../services.ts';
import type { DeskRow } from './desk.store.ts';

function presentDeskRow(row: DeskRow): StaffAnnouncement {
  return {
    id: String(row.id),
    version: row.version,
    phase: row.phase,
    is_on: row.isOn,
    picture: row.picture,
    title_en: row.titleEn,
    title_tl: row.titleTl,
    body_en: row.bodyEn,
    body_tl: row.bodyTl,
    link: row.link,
    frequency: row.frequency,
    start: seconds(row.startAt),
    end: seconds(row.endAt),
    levels: row.levels,
    brands: row.brands,
    seq: row.seq,
    seen_players: row.seenPlayers,
    seen_times: row.seenTimes,
    opened_players: row.openedPlayers,
    updated_at: seconds(row.updatedAt),
  };
}

type Services = Pick<AnnouncementsServices, 'desk'>;

export async function listDeskAnnouncements(
  { desk }: Services,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await desk.page(request);
  return { ...page, rows: page.rows.map(presentDeskRow) };
}

/** One as it stands now. */
export async function readDeskAnnouncement(
  { desk }: Services,
  id: bigint,
): Promise<StaffAnnouncement> {
  const row = await desk.find(id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return presentDeskRow(row);
}
