import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { importWatchList as call } from '@perya/contract/kyc/staff-calls/watch-lists';
import { problemOfWords } from '@perya/contract/staff/plain-words';
import { say } from '@perya/contract/text';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Keyring } from '../../../../platform/keyring.ts';
import { type Audit, byStaff } from '../../../audit/index.ts';
import { readEntries } from './read-entries.ts';
import { sealEntries } from './seal-entries.ts';
import type { WatchLists } from './watch-lists.ts';

export interface ImportServices {
  audit: Pick<Audit, 'record'>;
  keyring: Keyring;
  watchLists: WatchLists;
  onImport(): void;
}

/** Replaces a list as a whole, or nothing of it where a line cannot be read. The entry counts persons and names none. */
export async function importWatchList(
  { audit, keyring, watchLists, onImport }: ImportServices,
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
    return { imported: 0, problems: said };
  }
  const { staffId, staffName } = context;
  const sealed = sealEntries(keyring, entries);
  await audit.record(byStaff(context), async (tx) => {
    const list = { name, kind, entries: entries.length, staffId, staffName, ...sealed };
    const { id, isNew } = await watchLists.store.save(tx, list);
    return {
      result: undefined,
      entries: [
        {
          action: 'kyc.list-imported',
          subject: { kind: 'list', list: 'watch-lists' },
          after: { list: String(id), name, kind, entries: entries.length, is_new: isNew },
        },
      ],
    };
  });
  watchLists.expire();
  onImport();
  return { imported: entries.length, problems: [] };
}
