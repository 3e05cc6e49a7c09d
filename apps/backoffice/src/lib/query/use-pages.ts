import { callKey } from '@perya/app-kit/query/call-key';
import {
  type ListState,
  listStateOf,
  type NextState,
  nextStateOf,
} from '@perya/app-kit/query/page-rows';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clientFor } from '../http/api.ts';
import { countNewRows, grownBehind, type ListPage, shownRows } from './page-rows.ts';
import { queryClient } from './query-client.ts';

/** A call that answers a list. */
export type ListCall = Call & { answer: { _zod: { output: ListPage<unknown> } } };
export type RowOf<C extends ListCall> = AnswerOf<C>['rows'][number];

/** How often a list looks whether there is something new. */
const lookEveryMs = 15_000;

export interface Pages<Row> {
  readonly rows: readonly Row[];
  readonly count: number | null;
  /** What all that fits comes to, by the names of the contract; null where nobody adds it up. */
  readonly sums: Readonly<Record<string, string>> | null;
  readonly state: ListState;
  readonly error: Error | null;
  /** The state of the next page; null after the last one. */
  readonly more: NextState;
  readonly readOn: () => void;
  readonly reload: () => void;
  /** Rows that have come since and are not shown yet. */
  readonly newRows: number;
  /** Shows them: the list begins anew with the first page. */
  readonly takeNewRows: () => void;
}

/**
 * A list that is read page by page, and that looks for news without moving a row: what would stand above waits to be
 * taken, what stands behind the last one comes by itself. Answers of an input that was left are ignored.
 */
export function usePages<C extends ListCall>(
  call: C,
  input: InputOf<C>,
  idOf: (row: RowOf<C>) => string,
): Pages<RowOf<C>> {
  type Page = ListPage<RowOf<C>>;
  type Held = InfiniteData<Page, string | null>;
  const pagesKey = callKey(call, 'pages', input);
  const newestKey = callKey(call, 'newest', input);
  const read = (cursor: string | null, signal: AbortSignal, isRefresh = false): Promise<Page> =>
    clientFor(isRefresh).call(
      call,
      { ...(input as object), ...(cursor === null ? {} : { cursor }) } as InputOf<C>,
      { signal },
    ) as Promise<Page>;
  const query = useInfiniteQuery(
    {
      queryKey: pagesKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: (last: Page) => last.next,
    },
    queryClient,
  );
  const pages = query.data?.pages ?? [];
  const addBehind = (cursor: string | null, look: Page) =>
    queryClient.setQueryData<Held>(pagesKey, (held) => {
      const last = held === undefined ? null : grownBehind(held, { cursor, look }, idOf);
      if (held === undefined || last === null) return undefined;
      return { ...held, pages: [...held.pages.slice(0, -1), last] };
    });
  const newest = useQuery(
    {
      queryKey: newestKey,
      queryFn: async ({ signal }) => {
        const first = await read(null, signal, true);
        const held = queryClient.getQueryData<Held>(pagesKey);
        const cursor = held?.pageParams.at(-1) ?? null;
        const isReadToEnd = held?.pages.at(-1)?.next === null;
        if (cursor === null) addBehind(null, first);
        else if (isReadToEnd) addBehind(cursor, await read(cursor, signal, true));
        return first;
      },
      enabled: pages.length > 0,
      initialData: () => pages[0],
      initialDataUpdatedAt: query.dataUpdatedAt,
      staleTime: lookEveryMs,
      refetchInterval: lookEveryMs,
    },
    queryClient,
  ).data;
  const rows = shownRows(pages, newest, idOf);
  const hasRead = pages.length > 0;
  return {
    rows,
    count: newest?.count ?? pages[0]?.count ?? null,
    sums: newest?.sums ?? pages[0]?.sums ?? null,
    state: listStateOf({
      pagesRead: pages.length,
      rowCount: rows.length,
      hasFailed: query.isError,
    }),
    error: query.error,
    more: nextStateOf(query, query.isFetchingNextPage),
    readOn: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    reload: () => void query.refetch(),
    newRows: hasRead ? countNewRows(rows, newest, idOf) : 0,
    takeNewRows: () => {
      if (newest === undefined) return;
      const anew: Held = { pages: [newest], pageParams: [null] };
      queryClient.setQueryData(pagesKey, anew);
    },
  };
}
