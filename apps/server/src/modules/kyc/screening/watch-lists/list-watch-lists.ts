import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listWatchEntries as entriesCall,
  listWatchLists as listsCall,
} from '@perya/contract/kyc/staff-calls/watch-lists';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { readCursor } from '../../../../platform/lists/cursor.ts';
import { cutPage } from '../../../../platform/lists/cut-page.ts';
import { seconds } from '../../../../platform/wire-time.ts';
import { byStaff } from '../../../audit/index.ts';
import { foldName } from '../names/fold-name.ts';
import type { WatchListServices } from './services.ts';
import type { WatchLists } from './watch-lists.ts';

export async function listWatchLists({
  store,
}: Pick<WatchLists, 'store'>): Promise<AnswerOf<typeof listsCall>> {
  const lists = await store.list();
  return {
    lists: lists.map(({ id, name, kind, entries, importedAt, importedName }) => ({
      id: String(id),
      name,
      kind,
      entries,
      imported_at: seconds(importedAt),
      imported_by: importedName,
    })),
  };
}

function placeOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [place = '0'] = readCursor(cursor, /^\d{1,9}$/);
  return Number(place);
}

/** The persons on a list, in the list's order; whoever looks at them is written down, as for a document. */
export async function listWatchEntries(
  { audit, watchLists }: Pick<WatchListServices, 'audit' | 'watchLists'>,
  context: StaffContext,
  { list: id, name = '', cursor, limit }: RequestOf<typeof entriesCall>,
): Promise<AnswerOf<typeof entriesCall>> {
  const { lists } = await watchLists.load();
  const list = lists.find((each) => String(each.id) === id);
  if (!list) throw new Refusal('NOT_FOUND');
  const wanted = foldName(name);
  const isWanted = (entry: { name: string }) => {
    const words = foldName(entry.name);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const found = list.entries
    .map((entry, place) => ({ ...entry, id: String(place + 1) }))
    .filter((entry) => wanted.length === 0 || isWanted(entry));
  const from = placeOf(cursor);
  const behind = found.filter((entry) => Number(entry.id) > from);
  const page = cutPage(behind, { limit }, (last) => [last.id]);
  await audit.record(byStaff(context), async () => ({
    result: undefined,
    entries: [
      {
        action: 'kyc.list-read',
        subject: { kind: 'list', list: 'watch-lists' },
        after: { list: id, rows: page.rows.length },
      },
    ],
  }));
  return { ...page, count: cursor === undefined ? found.length : null };
}
