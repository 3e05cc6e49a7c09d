import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../language/language-context.ts';
import { useMayFetchAsPlayer } from '../session/session.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';
import { forgetFailure } from './recent-failures.ts';
import { useFailureLog, useFailureToast } from './use-failure-toast.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useSessionCache } from './use-session-cache.ts';

export interface CallOptions {
  /** False while the input is not known yet. */
  readonly isWanted?: boolean;
  /** How long an answer counts as new; without it the documents' throttle says. */
  readonly freshMs?: number;
  /** Polled while the page is visible. */
  readonly pollMs?: number | undefined;
  /** Retried automatically after a failure. */
  readonly retryMs?: number;
  /** Logged when it fails, where the screen alone says so. [M-406] */
  readonly isFailureLogged?: boolean;
  /** Said in a toast when it fails. */
  readonly failureText?: string;
  /** The answer is a text in the language of the page. */
  readonly isPerLanguage?: boolean;
  /** What was read once in this visit shows at once, also after a reload. */
  readonly isCachedForSession?: boolean;
}

export interface CallState<Answer> {
  /** Null until there is one; it stays during a refetch. */
  readonly answer: Answer | null;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error: unknown;
  /** When the answer came; 0 before. */
  readonly answeredAt: number;
  /** Refetches, whatever the throttle says. */
  readonly reload: () => Promise<void>;
  /** Puts the answer of a change into the cache, without a refetch. */
  readonly setAnswer: (answer: Answer) => void;
}

/** One answer of the server, shared by all screens that ask the same. A player's call waits for the login. */
export function useCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): CallState<AnswerOf<C>> {
  const { isWanted = true, freshMs, pollMs, retryMs, failureText } = options;
  const { language } = useLanguage();
  const isPlayer = useMayFetchAsPlayer();
  const query = callQuery(call, input, options.isPerLanguage === true ? language : '');
  const client = queryClient();
  const { data, error, isError, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery(
    {
      ...query,
      enabled: isWanted && (isPlayer || call.access === 'public'),
      ...(freshMs === undefined ? {} : { staleTime: freshMs }),
      refetchInterval: ({ state }) =>
        (state.status === 'error' ? (retryMs ?? pollMs) : pollMs) ?? false,
    },
    client,
  );
  const failedAt = isError ? errorUpdatedAt : 0;
  useFailureToast(failedAt, failureText);
  useFailureLog(options.isFailureLogged === true ? failedAt : 0, error);
  const kept = useSessionCache(options.isCachedForSession === true ? query.queryKey : null, data);
  const isHydrated = useIsHydrated();
  const answer = isHydrated ? (data ?? (kept as AnswerOf<C> | null)) : null;
  return {
    answer,
    state: answer !== null ? 'ready' : isError && isHydrated ? 'failed' : 'loading',
    error,
    answeredAt: dataUpdatedAt,
    reload: async () => {
      forgetFailure(client, query.queryKey);
      await refetch();
    },
    setAnswer: (next) => {
      // A pending response would be stale: it is older than the change.
      void client.cancelQueries({ queryKey: query.queryKey, exact: true });
      client.setQueryData(query.queryKey, next as never);
    },
  };
}
