import type {
  listAnnouncements as listCall,
  StaffAnnouncement,
} from '@perya/contract/announcements/staff-calls/announcements';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { AnnouncementsServices } from '../dependencies.ts';
import { presentDeskRow } from './desk.present.ts';

type Services = Pick<AnnouncementsServices, 'desk'>;

function behindOf(cursor: string | undefined): { seq: number; id: bigint } {
  if (cursor === undefined) return { seq: -1, id: 0n };
  const [seq = '0', id = '0'] = readCursor(cursor, /^\d{1,5}$/, /^\d{1,18}$/);
  return { seq: Number(seq), id: BigInt(id) };
}

export async function listDeskAnnouncements(
  { desk }: Services,
  { phase, brand, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter = { phase: phase ?? null, brand: brand ?? null };
  const [rows, count] = await Promise.all([
    desk.list(filter, behindOf(cursor), limit + 1),
    desk.count(filter),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last ? writeCursor(String(last.seq), String(last.id)) : null;
  return { rows: shown.map(presentDeskRow), next, count };
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
