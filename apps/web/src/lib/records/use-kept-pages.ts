import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { AnswerOf, Call } from '@perya/contract/call';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useIsOnline } from '../browser/use-is-online.ts';
import { pagesQuery } from '../query/pages-query.ts';
import { queryClient } from '../query/query-client.ts';
import { type Pages, type PagesInput, usePages } from '../query/use-pages.ts';
import { useSession } from '../session/session.ts';
import { type KeptList, type KeptRecords, keepRecords, readKept } from './kept-records.ts';

export interface KeptPages<Answer, R> extends Pages<Answer, R> {
  /** When rows that show without a line were read, in seconds; null for those that the server gave just now. */
  readonly keptAt: number | null;
}

/** Records that are read page by page; without a line, what was read of them last. */
export function useKeptPages<C extends Call, R extends { readonly id: string }>(
  name: KeptList,
  list: PagesInput<C, R>,
): KeptPages<AnswerOf<C>, R> {
  const isOnline = useIsOnline();
  const uid = useSession(({ profile }) => profile?.uid ?? '');
  const filter = JSON.stringify(list.input?.(null) ?? null);
  const kept = useMemo(
    () => (isOnline || uid === '' ? null : readKept(localStore, name, { uid, filter })),
    [isOnline, name, uid, filter],
  );
  // Where something is kept, nothing is asked for that could only fail.
  const asked: PagesInput<C, R> = kept === null ? list : { ...list, input: null };
  const pages = usePages(asked);
  const readMs = queryClient().getQueryState(pagesQuery(list).queryKey)?.dataUpdatedAt ?? 0;
  const { rows, lastPage } = pages;
  const keep = useEffectEvent(() => {
    const readAt = Math.floor(readMs / 1000);
    keepRecords(localStore, name, { uid, filter, readAt, rows, lastPage });
  });
  const isRead = isOnline && uid !== '' && lastPage !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept anew when other rows were read, or the same ones later.
  useEffect(() => {
    if (isRead) keep();
  }, [isRead, readMs, rows.length, filter]);
  return kept === null ? { ...pages, keptAt: null } : asPages<AnswerOf<C>, R>(kept);
}

/** What was kept is what the same list gave before: its types are those of its call. */
function asPages<Answer, R>(kept: KeptRecords): KeptPages<Answer, R> {
  return {
    rows: kept.rows as readonly R[],
    lastPage: kept.lastPage as Answer,
    state: kept.rows.length === 0 ? 'empty' : 'ready',
    more: null,
    readOn: () => {},
    keptAt: kept.readAt,
  };
}
