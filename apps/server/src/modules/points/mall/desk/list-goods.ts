import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listMallGoods as listCall,
  readMallGoods as readCall,
} from '@perya/contract/points/staff-calls/mall-goods';
import { listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { readCursor, writeCursor } from '../../../../platform/lists/cursor.ts';
import type { DeskServices } from './dependencies.ts';
import { presentDeskGoods } from './desk.present.ts';

const number = /^\d{1,9}$/;

/** Behind which place and number a page begins. */
function behind(cursor: string | undefined): readonly [number, number] {
  if (cursor === undefined) return [-1, 0];
  const [place, id] = readCursor(cursor, number, number);
  return [Number(place), Number(id)];
}

export async function listDeskGoods(
  { goods }: DeskServices,
  { q, state, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter = { q: q || null, state: state ?? null };
  const [found, count] = await Promise.all([
    goods.list(filter, behind(cursor), limit + 1),
    cursor === undefined ? goods.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presentDeskGoods),
    next: last ? writeCursor(String(last.place), String(last.id)) : null,
    count,
  };
}

export async function readDeskGoods(
  { goods }: DeskServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const found = await goods.find(id);
  if (!found) throw new Refusal('NOT_FOUND');
  return presentDeskGoods(found);
}
