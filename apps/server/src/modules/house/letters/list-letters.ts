import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listLetters as call } from '@perya/contract/staff/calls/letters';
import { countedRowsMax, listRows } from '@perya/contract/staff/list';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { HouseServices } from '../dependencies.ts';
import { presentLetter } from './letters.present.ts';

function readCursor(cursor: string): bigint {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^\d{1,18}$/.test(text)) throw new Refusal('INVALID_INPUT');
  return BigInt(text);
}

/** Messages that were given up, newest first. */
export async function listLetters(
  { outbox }: HouseServices,
  { cursor, limit = listRows.byDefault }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const before = cursor === undefined ? null : readCursor(cursor);
  const [found, { count }] = await Promise.all([
    outbox.listDead(limit + 1, before),
    outbox.countDead(countedRowsMax),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next =
    found.length > limit && last ? Buffer.from(String(last.id)).toString('base64url') : null;
  return { rows: rows.map(presentLetter), next, count };
}
