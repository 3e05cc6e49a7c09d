import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { getGoods as getCall, listGoods as listCall } from '@perya/contract/points/calls/mall';
import { pointsRanges } from '@perya/contract/rules/mall/goods';
import type { Language } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import { presentGoods } from './mall.present.ts';
import type { MallServices } from './services.ts';

/** A page of the goods that are shown, within a range of prices. [M-352 M-438 M-439] */
export async function listGoods(
  { goods }: MallServices,
  { sort, points_range, page, page_size }: RequestOf<typeof listCall>,
  language: Language,
): Promise<AnswerOf<typeof listCall>> {
  const range = pointsRanges[points_range];
  const [rows, count] = await Promise.all([
    goods.listShown(range, sort, { offset: (page - 1) * page_size, limit: page_size }),
    goods.countShown(range),
  ]);
  return { d: rows.map((row) => presentGoods(row, language)), t: count, s: page_size };
}

/** [M-353] */
export async function readGoods(
  { goods }: MallServices,
  { goods_id }: RequestOf<typeof getCall>,
  language: Language,
): Promise<AnswerOf<typeof getCall>> {
  const found = await goods.findShown(goods_id);
  if (!found) throw new Refusal('GOODS_UNKNOWN');
  return presentGoods(found, language);
}
