import { callKey } from '@perya/app-kit/query/call-key';
import { type CallState, callState } from '@perya/app-kit/query/call-state';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { useQuery } from '@tanstack/react-query';
import { clientFor } from '../http/api.ts';
import { queryClient } from './query-client.ts';

export interface CallOptions {
  /** False while the input is not known yet, or the person may not ask. */
  readonly isWanted?: boolean;
  /** Asked again and again; a poll does not keep an idle session open. */
  readonly pollMs?: number;
  /** In a tab that nobody sees, too. */
  readonly pollsHidden?: boolean;
}

const hasAnswer = (key: readonly unknown[]) => queryClient.getQueryData(key) !== undefined;

/** One answer of the server, shared by all screens that ask the same. */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  { isWanted = true, pollMs, pollsHidden = false }: CallOptions = {},
): CallState<AnswerOf<C>> {
  const queryKey = callKey(call, input);
  const asked = useQuery(
    {
      queryKey,
      queryFn: ({ signal }): Promise<AnswerOf<C>> =>
        clientFor(pollMs !== undefined && hasAnswer(queryKey)).call(call, input, { signal }),
      enabled: isWanted,
      refetchInterval: pollMs ?? false,
      refetchIntervalInBackground: pollsHidden,
    },
    queryClient,
  );
  return callState<AnswerOf<C>>(asked, asked.data ?? null, queryClient, queryKey);
}
