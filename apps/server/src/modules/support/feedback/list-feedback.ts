import type { AnswerOf, RequestOf } from '@perya/contract/call';
import { listRows } from '@perya/contract/staff/list';
import type {
  listFeedback as listCall,
  readFeedback as readCall,
  StaffFeedback,
} from '@perya/contract/support/staff-calls/feedback';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { SupportServices } from '../dependencies.ts';
import { seconds } from '../desk/desk.present.ts';
import type { FeedbackRow } from './feedback.store.ts';

const present = (row: FeedbackRow, name: string | undefined): StaffFeedback => ({
  id: String(row.id),
  uid: String(row.uid),
  name: name ?? '',
  brand: row.brand,
  state: row.state,
  text: row.text,
  at: seconds(row.at),
  decided_at: row.decidedAt && seconds(row.decidedAt),
  decided_by: row.decidedBy,
});

export async function listFeedback(
  { feedback, identity }: SupportServices,
  { state, uid, cursor, limit = listRows.byDefault }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const filter = { state, uid: uid === undefined ? null : BigInt(uid) };
  const after = cursor === undefined ? null : BigInt(readCursor(cursor, /^\d{1,18}$/)[0] ?? 0);
  const [found, count] = await Promise.all([
    feedback.list(filter, after, limit + 1),
    cursor === undefined ? feedback.count(filter) : null,
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const names = await identity.listNames(rows.map((row) => row.uid));
  return {
    rows: rows.map((row) => present(row, names.get(row.uid))),
    next: last ? writeCursor(String(last.id)) : null,
    count,
  };
}

export async function readFeedback(
  { feedback, identity }: SupportServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await feedback.find(BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  const [names, language] = await Promise.all([
    identity.listNames([row.uid]),
    identity.languageOf(row.uid),
  ]);
  return {
    ...present(row, names.get(row.uid)),
    language,
    answer: row.answer,
    words: row.words,
  };
}
