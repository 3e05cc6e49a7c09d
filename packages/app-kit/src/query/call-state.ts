import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';

export interface CallState<Answer> {
  /** Null until there is one; it stays during a refetch. */
  readonly answer: Answer | null;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: Error | null;
  /** When the answer came, in milliseconds; 0 before. */
  readonly answeredAt: number;
  /** Refetches, whatever the throttle says. */
  readonly reload: () => Promise<void>;
  /** Puts the answer of a change into the cache, without a refetch. */
  readonly setAnswer: (answer: Answer) => void;
}

type Asked = Pick<UseQueryResult, 'error' | 'isError' | 'dataUpdatedAt' | 'refetch'>;

/** What a screen gets of a query. */
export function callState<Answer>(
  { error, isError, dataUpdatedAt, refetch }: Asked,
  answer: Answer | null,
  cache: QueryClient,
  queryKey: QueryKey,
): CallState<Answer> {
  return {
    answer,
    state: answer !== null ? 'ready' : isError ? 'failed' : 'loading',
    error,
    answeredAt: dataUpdatedAt,
    reload: async () => void (await refetch()),
    setAnswer: (next) => {
      // A pending response would be stale: it is older than the change.
      void cache.cancelQueries({ queryKey, exact: true });
      cache.setQueryData(queryKey, next);
    },
  };
}
