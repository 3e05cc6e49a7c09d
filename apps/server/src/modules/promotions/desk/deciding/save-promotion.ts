import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { savePromotion as call } from '@perya/contract/promotions/staff-calls/deciding';
import { readWords } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff, type Entry, nameOfActor, type Recorded } from '../../../audit/index.ts';
import { presentContent } from '../desk.present.ts';
import { readPromotion } from '../look-up-promotions.ts';
import type { DeskServices } from '../services.ts';
import { differing } from './facts-of.ts';
import { readContent } from './read-content.ts';

type Wanted = RequestOf<typeof call>;

async function draftNew(
  { desk, deciding }: DeskServices,
  tx: Recorded,
  wanted: Wanted,
  by: string,
) {
  const { kind, content } = wanted;
  const fields = readContent(kind, content, await desk.readClock(tx));
  const id = await deciding.insertDraft(tx, kind, fields);
  await deciding.addRevision(tx, { id, number: 1, content, by });
  return { id, ...differing(null, content) };
}

async function draftChange(
  { desk, deciding }: DeskServices,
  tx: Recorded,
  { kind, seen, content }: Wanted,
  { id, by }: { id: number; by: string },
) {
  const row = await deciding.lock(tx, id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.kind !== kind) throw new Refusal('INVALID_INPUT');
  if (row.newest !== seen) throw new Refusal('CHANGED_MEANWHILE');
  const fields = readContent(kind, content, await desk.readClock(tx));
  if (fields.budget !== null && fields.budget < row.spent) throw new Refusal('PROMOTION_SPENT');
  const before = seen === 0 ? presentContent(row) : await desk.findRevision(id, seen, tx);
  await deciding.addRevision(tx, { id, number: seen + 1, content, by });
  // What nobody has approved yet is read from the row too, by the list.
  if (row.state === 'draft') await deciding.write(tx, id, fields);
  return { id, ...differing(before, content) };
}

/** Keeps what staff wrote of a promotion as its newest revision, on the one that they saw or not at all. */
export async function savePromotion(
  services: DeskServices,
  context: StaffContext,
  wanted: Wanted,
): Promise<AnswerOf<typeof call>> {
  const reason = readWords(wanted.words);
  const origin = byStaff(context);
  const by = nameOfActor(origin.actor);
  const saved = await services.audit.record(origin, async (tx) => {
    const { id, before, after } =
      wanted.id === null
        ? await draftNew(services, tx, wanted, by)
        : await draftChange(services, tx, wanted, { id: wanted.id, by });
    const entry: Entry = {
      action: 'promotions.drafted',
      subject: { kind: 'promotion', id: String(id) },
      before,
      after,
      reason,
    };
    return { result: id, entries: [entry] };
  });
  return readPromotion(services, saved);
}
