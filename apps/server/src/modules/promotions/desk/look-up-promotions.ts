import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listStaffPromotions as listCall,
  readStaffPromotion as readCall,
} from '@perya/contract/promotions/staff-calls/promotions';
import { Refusal } from '../../../platform/http/refusal.ts';
import { presentDetail, presentPromotion } from './desk.present.ts';
import type { DeskServices } from './services.ts';

const daysShown = 90;

export async function listPromotions(
  { desk }: Pick<DeskServices, 'desk'>,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await desk.page(request);
  return { ...page, rows: page.rows.map(presentPromotion) };
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
