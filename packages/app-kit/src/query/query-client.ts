import { QueryClient } from '@tanstack/react-query';

/** How long an answer that no screen shows stays in the cache. */
export const keptMs = 5 * 60_000;

/** Screens offer a retry; offline a fetch fails at once, and is repeated on reconnect. */
export function createQueryClient(staleTime = 0): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        gcTime: keptMs,
        staleTime,
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
