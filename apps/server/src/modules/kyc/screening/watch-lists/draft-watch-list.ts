import { createHash } from 'node:crypto';
import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { draftWatchList as call } from '@perya/contract/kyc/staff-calls/watch-lists';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import { say } from '@perya/contract/text';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { byStaff } from '../../../audit/index.ts';
import { readEntries } from './read-entries.ts';
import { sealEntries } from './seal-entries.ts';
import type { WatchListServices } from './services.ts';

const digestLength = 12;

/**
 * Keeps the rows of a list for the request that asks for it, or nothing of them where a line cannot be read: a
 * request is stored and shown as it is, and holds no persons. The entry counts persons and names none.
 */
export async function draftWatchList(
  { audit, keyring, watchLists }: WatchListServices,
  context: StaffContext,
  { name, kind, csv }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const badName = problemOfWords(name);
  if (badName) throw new Refusal(badName);
  const { entries, problems } = readEntries(csv);
  if (problems.length > 0) {
    const said = problems.map(({ line, problem }) => ({
      line,
      problem: say(problem, context.language),
    }));
    return { draft: null, entries: 0, problems: said };
  }
  const digest = createHash('sha256').update(csv).digest('hex').slice(0, digestLength);
  const sealed = sealEntries(keyring, entries);
  const draft = { name, kind, entries: entries.length, digest, ...sealed };
  const id = await audit.record(byStaff(context), async (tx) => ({
    result: await watchLists.store.keepDraft(
      tx,
      { ...draft, keptBy: context.staffId },
      context.staffName,
    ),
    entries: [
      {
        action: 'kyc.list-drafted',
        subject: { kind: 'list', list: 'watch-lists' },
        after: { name, kind, entries: entries.length, digest },
      },
    ],
  }));
  return { draft: String(id), entries: entries.length, problems: [] };
}
