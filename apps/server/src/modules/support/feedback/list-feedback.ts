import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listFeedback as listCall,
  readFeedback as readCall,
  StaffFeedback,
} from '@perya/contract/support/staff-calls/feedback';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { SupportServices } from '../services.ts';
import type { FeedbackRow } from './feedback.store.ts';

const present = (row: FeedbackRow, name: string | undefined): StaffFeedback => ({
  id: String(row.id),
  uid: String(row.uid),
  name: name ?? '',
  brand: row.brand,
  state: row.state,
  text: row.text,
  at: seconds(row.at),
  decided_at: seconds(row.decidedAt),
  decided_by: row.decidedBy,
});

export async function listFeedback(
  { feedback, identity }: SupportServices,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await feedback.page(request);
  const names = await identity.listMaskedNames(page.rows.map((row) => row.uid));
  return { ...page, rows: page.rows.map((row) => present(row, names.get(row.uid))) };
}

export async function readFeedback(
  { feedback, identity }: SupportServices,
  { id }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const row = await feedback.find(BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  const [names, language] = await Promise.all([
    identity.listMaskedNames([row.uid]),
    identity.languageOf(row.uid),
  ]);
  return {
    ...present(row, names.get(row.uid)),
    language,
    answer: row.answer,
    words: row.words,
  };
}
