import { notifyManager, QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { forgetFailures } from './recent-failures.ts';

// Screens hear of an answer with the answer, not a timer later.
notifyManager.setScheduler(queueMicrotask);

/** How long an answer that no screen shows stays in the cache. */
export const keptMs = 5 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Screens offer a retry themselves; offline a fetch fails at once, and is repeated when the line is back.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        gcTime: keptMs,
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

let shared: QueryClient | undefined;

/** The one cache of the page. The server, which draws pages for many and fetches nothing, gets an empty one each time. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (shared === undefined) {
    const client = createQueryClient();
    // A logout, here or in another tab, also ends what is under way: the next player sees no answer of this one. [M-242]
    useSession.subscribe((now, before) => {
      if ((now.token === null) === (before.token === null)) return;
      forgetFailures(client);
      if (now.token === null) client.getQueryCache().clear();
    });
    shared = client;
  }
  return shared;
}
