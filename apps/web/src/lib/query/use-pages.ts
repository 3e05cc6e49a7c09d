import type { AnswerOf, Call } from '@perya/contract/call';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../language/language-context.ts';
import { useMayFetchAsPlayer } from '../session/session.ts';
import { type ListState, listStateOf, pageRows, type Row } from './page-rows.ts';
import { type PagesQuery, pagesQuery } from './pages-query.ts';
import { queryClient } from './query-client.ts';
import { useFailureLog, useFailureToast } from './use-failure-toast.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

export interface PagesInput<C extends Call, R extends Row> extends PagesQuery<C> {
  readonly rowsOf: (answer: AnswerOf<C>) => readonly R[];
  /** A failure is logged, and said by the list alone; otherwise a toast says it too. [M-411] */
  readonly isQuiet?: boolean;
}

export interface Pages<Answer, R> {
  readonly rows: readonly R[];
  /** The newest page, which carries the totals; null before the first. */
  readonly lastPage: Answer | null;
  readonly state: ListState;
  /** The state of the next page; null after the last one. */
  readonly more: 'idle' | 'loading' | 'failed' | null;
  /** Asks for the next page, or again for the one that failed. */
  readonly readOn: () => void;
}

/** A list that is read page by page. Stale responses of an earlier input are ignored. [G-240] */
export function usePages<C extends Call, R extends Row>(
  list: PagesInput<C, R>,
): Pages<AnswerOf<C>, R> {
  const { language } = useLanguage();
  const isPlayer = useMayFetchAsPlayer();
  const isAllowed = isPlayer || list.call.access === 'public';
  const query = useInfiniteQuery(
    { ...pagesQuery(list), enabled: list.input !== null && isAllowed },
    queryClient(),
  );
  const { data, error, isError, errorUpdatedAt, isFetching, hasNextPage } = query;
  const failedAt = isError ? errorUpdatedAt : 0;
  useFailureToast(list.isQuiet === true ? 0 : failedAt, say(listTexts.failed, language));
  useFailureLog(list.isQuiet === true ? failedAt : 0, error);
  const isHydrated = useIsHydrated();
  const pages = isHydrated ? (data?.pages ?? []) : [];
  const rows = pageRows(pages, list.rowsOf);
  const step = isFetching ? 'loading' : query.isFetchNextPageError ? 'failed' : 'idle';
  return {
    rows,
    lastPage: pages.at(-1) ?? null,
    state: listStateOf({
      pagesRead: pages.length,
      rowCount: rows.length,
      hasFailed: isError && isHydrated,
    }),
    more: hasNextPage ? step : null,
    readOn: () => {
      if (isFetching) return;
      if (pages.length === 0) void query.refetch();
      else if (hasNextPage) void query.fetchNextPage();
    },
  };
}
