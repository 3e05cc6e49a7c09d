import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import type { QueryClient } from '@tanstack/react-query';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';
import { forgetFailure } from './recent-failures.ts';

/** The answer that screens share; asked for only if it is older than the documents' throttle. */
export function fetchCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  client: QueryClient = queryClient(),
): Promise<AnswerOf<C>> {
  return client.fetchQuery(callQuery(call, input));
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
  return client.fetchQuery({ ...query, staleTime: 0 });
}
