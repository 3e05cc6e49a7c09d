import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listStaffPromotions as listCall,
  readStaffPromotion as readCall,
} from '@perya/contract/promotions/staff-calls/promotions';
import { listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readIdCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { DeskServices } from './dependencies.ts';
import { presentDetail, presentPromotion } from './desk.present.ts';

const daysShown = 90;

export async function listPromotions(
  { desk }: Pick<DeskServices, 'desk'>,
  { cursor, limit = listRows.byDefault, ...filter }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  // One row more than the page, to know whether another page follows.
  const [rows, count] = await Promise.all([
    desk.list(filter, readIdCursor(cursor), limit + 1),
    desk.count(filter),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.map(presentPromotion),
    next: last && rows.length > limit ? writeCursor(String(last.id)) : null,
    count,
  };
}

export async function readPromotion(
  { desk }: Pick<DeskServices, 'desk'>,
  id: number,
): Promise<AnswerOf<typeof readCall>> {
  const [row, revisions, days] = await Promise.all([
    desk.find(id),
    desk.listRevisions(id),
    desk.listCosts(id, daysShown),
  ]);
  if (!row) throw new Refusal('NOT_FOUND');
  return presentDetail(row, revisions, days);
}
