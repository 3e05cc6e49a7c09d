import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { type FetchQueryOptions, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';
import { forgetFailure } from './recent-failures.ts';

/** As long as someone observes it, a fetch is not cancelled by the last screen that leaves: the caller still waits for it. */
async function fetchObserved<Answer>(
  client: QueryClient,
  query: FetchQueryOptions<Answer>,
): Promise<Answer> {
  const observer = new QueryObserver(client, { queryKey: query.queryKey, enabled: false });
  const release = observer.subscribe(() => {});
  try {
    return await client.fetchQuery(query);
  } finally {
    release();
  }
}

/** The answer that screens share; asked for only if it is older than the documents' throttle. */
export function fetchCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  client: QueryClient = queryClient(),
): Promise<AnswerOf<C>> {
  return fetchObserved(client, callQuery(call, input));
}

/** For after a change: the cached answer, and one still under way, are stale by then. */
export async function refetchCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  client: QueryClient = queryClient(),
): Promise<AnswerOf<C>> {
  const query = callQuery(call, input);
  await client.cancelQueries({ queryKey: query.queryKey, exact: true });
  forgetFailure(client, query.queryKey);
  return fetchObserved(client, { ...query, staleTime: 0 });
}
