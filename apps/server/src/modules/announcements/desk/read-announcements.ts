import type {
  listAnnouncements as listCall,
  StaffAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { AnnouncementsServices } from '../services.ts';
import { presentDeskRow } from './desk.present.ts';

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
