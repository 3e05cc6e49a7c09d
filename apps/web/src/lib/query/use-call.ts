import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type CallState, callState } from '@perya/app-kit/query/call-state';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMayFetchAsPlayer } from '../session/session.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';
import { forgetFailure } from './recent-failures.ts';
import { useFailureLog, useFailureToast } from './use-failure-toast.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

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
  const asked = useQuery(
    {
      ...query,
      enabled: isWanted && (isPlayer || call.access === 'public'),
      ...(freshMs === undefined ? {} : { staleTime: freshMs }),
      refetchInterval: ({ state }) =>
        (state.status === 'error' ? (retryMs ?? pollMs) : pollMs) ?? false,
    },
    client,
  );
  const { data, error, isError, errorUpdatedAt } = asked;
  const failedAt = isError ? errorUpdatedAt : 0;
  useFailureToast(failedAt, failureText);
  useFailureLog(options.isFailureLogged === true ? failedAt : 0, error);
  const kept = useSessionCache(options.isCachedForSession === true ? query.queryKey : null, data);
  const isHydrated = useIsHydrated();
  const answer = isHydrated ? (data ?? (kept as AnswerOf<C> | null)) : null;
  const known = { ...asked, isError: isError && isHydrated };
  const state = callState<AnswerOf<C>>(known, answer, client, query.queryKey);
  return {
    ...state,
    reload: () => {
      forgetFailure(client, query.queryKey);
      return state.reload();
    },
  };
}

/** Caches an answer in session storage, and returns it until there is a fetched one; a key of null disables it. */
function useSessionCache(key: readonly unknown[] | null, answer: unknown): unknown {
  // Not before hydration, which must render what the server rendered.
  const isHydrated = useHydrated();
  const name = key === null ? null : `answer:${JSON.stringify(key)}`;
  useEffect(() => {
    if (name !== null && answer !== undefined) sessionStore.write(name, answer);
  }, [name, answer]);
  return name !== null && isHydrated && answer === undefined ? sessionStore.read(name) : null;
}
