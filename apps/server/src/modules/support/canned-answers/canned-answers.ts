import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listCannedAnswers as listCall,
  removeCannedAnswer as removeCall,
  saveCannedAnswer as saveCall,
} from '@perya/contract/support/staff-calls/canned-answers';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, type Recorded } from '../../audit/index.ts';
import { readMessage } from '../read-text.ts';
import type { SupportServices } from '../services.ts';
import type { CannedAnswerRow } from './canned-answer.store.ts';

export async function listCannedAnswers({
  cannedAnswers,
}: SupportServices): Promise<AnswerOf<typeof listCall>> {
  const rows = await cannedAnswers.list();
  return {
    rows: rows.map((row) => ({
      id: String(row.id),
      title: row.title,
      text_en: row.textEn,
      text_tl: row.textTl,
      version: row.version,
      changed_at: seconds(row.changedAt),
    })),
  };
}

/** Holds an answer as the caller has seen it. */
async function holdSeen(
  { cannedAnswers }: SupportServices,
  tx: Recorded,
  { id, version }: { id: string; version: number },
): Promise<CannedAnswerRow> {
  const row = await cannedAnswers.lock(tx, BigInt(id));
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.version !== version) throw new Refusal('CHANGED_MEANWHILE');
  return row;
}

const factsOf = ({
  title,
  textEn,
  textTl,
}: Omit<CannedAnswerRow, 'id' | 'version' | 'changedAt'>) => ({
  title,
  text_en: textEn,
  text_tl: textTl,
});

/** Adds an answer that is kept ready, or changes one. */
export async function saveCannedAnswer(
  services: SupportServices,
  context: StaffContext,
  { id, version, title: named, text_en, text_tl }: RequestOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const { audit, cannedAnswers } = services;
  const given = {
    title: readMessage(named),
    textEn: readMessage(text_en),
    textTl: readMessage(text_tl),
  };
  await audit.record(byStaff(context), async (tx) => {
    const before = id === null ? null : await holdSeen(services, tx, { id, version });
    const saved = before?.id ?? (await cannedAnswers.insert(tx, given));
    if (before) await cannedAnswers.change(tx, before.id, given);
    return {
      result: undefined,
      entries: [
        {
          action: 'support.canned-answer-saved',
          subject: { kind: 'house' },
          before: before && factsOf(before),
          after: { id: String(saved), ...factsOf(given) },
        },
      ] as const,
    };
  });
  return listCannedAnswers(services);
}

export async function removeCannedAnswer(
  services: SupportServices,
  context: StaffContext,
  seen: RequestOf<typeof removeCall>,
): Promise<AnswerOf<typeof removeCall>> {
  await services.audit.record(byStaff(context), async (tx) => {
    const row = await holdSeen(services, tx, seen);
    await services.cannedAnswers.remove(tx, row.id);
    return {
      result: undefined,
      entries: [
        {
          action: 'support.canned-answer-removed',
          subject: { kind: 'house' },
          before: { id: seen.id, ...factsOf(row) },
        },
      ] as const,
    };
  });
  return listCannedAnswers(services);
}
