import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listMallGoods as listCall,
  readMallGoods as readCall,
} from '@perya/contract/points/staff-calls/mall-goods';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { presentDeskGoods } from './desk.present.ts';
import type { DeskServices } from './services.ts';

export async function listDeskGoods(
  { goods }: DeskServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await goods.page(request);
  return { ...page, rows: page.rows.map(presentDeskGoods) };
}

export async function readDeskGoods(
  { goods }: DeskServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const found = await goods.find(id);
  if (!found) throw new Refusal('NOT_FOUND');
  return presentDeskGoods(found);
}
