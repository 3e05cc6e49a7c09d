import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { useQuery } from '@tanstack/react-query';
import { clientFor } from '../http/api.ts';
import { callKey } from './call-key.ts';
import { queryClient } from './query-client.ts';

export interface CallOptions {
  /** False while the input is not known yet, or the person may not ask. */
  readonly isWanted?: boolean;
  /** Asked again and again; a poll does not keep an idle session open. */
  readonly pollMs?: number;
}

export interface CallState<Answer> {
  /** Null until there is one; it stays during a refetch. */
  readonly answer: Answer | null;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: Error | null;
  /** When the answer came, in milliseconds; 0 before. */
  readonly answeredAt: number;
  readonly reload: () => Promise<void>;
  /** Puts the answer of a change into the cache, without a refetch. */
  readonly setAnswer: (answer: Answer) => void;
}

const hasAnswer = (key: readonly unknown[]) => queryClient.getQueryData(key) !== undefined;

/** One answer of the server, shared by all screens that ask the same. */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  { isWanted = true, pollMs }: CallOptions = {},
): CallState<AnswerOf<C>> {
  const queryKey = callKey(call, input);
  const { data, error, isError, dataUpdatedAt, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }): Promise<AnswerOf<C>> =>
        clientFor(pollMs !== undefined && hasAnswer(queryKey)).call(call, input, { signal }),
      enabled: isWanted,
      refetchInterval: pollMs ?? false,
      refetchIntervalInBackground: false,
    },
    queryClient,
  );
  const answer = data ?? null;
  return {
    answer,
    state: answer !== null ? 'ready' : isError ? 'failed' : 'loading',
    error,
    answeredAt: dataUpdatedAt,
    reload: async () => {
      await refetch();
    },
    setAnswer: (next) => {
      // A pending response would be stale: it is older than the change.
      void queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, next as never);
    },
  };
}
