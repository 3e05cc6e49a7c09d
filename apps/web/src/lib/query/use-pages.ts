import { useLanguage } from '@perya/app-kit/language/language-context';
import {
  type ListState,
  listStateOf,
  type NextState,
  nextStateOf,
  rowsById,
} from '@perya/app-kit/query/page-rows';
import type { AnswerOf, Call } from '@perya/contract/call';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMayFetchAsPlayer } from '../session/session.ts';
import { type PagesQuery, pagesQuery } from './pages-query.ts';
import { queryClient } from './query-client.ts';
import { useFailureLog, useFailureToast } from './use-failure-toast.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface Row {
  readonly id: string;
}

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
  readonly more: NextState;
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
  const rows = [...rowsById(pages, list.rowsOf, ({ id }) => id).values()];
  return {
    rows,
    lastPage: pages.at(-1) ?? null,
    state: listStateOf({
      pagesRead: pages.length,
      rowCount: rows.length,
      hasFailed: isError && isHydrated,
    }),
    more: nextStateOf(query, isFetching),
    readOn: () => {
      if (isFetching) return;
      if (pages.length === 0) void query.refetch();
      else if (hasNextPage) void query.fetchNextPage();
    },
  };
}
