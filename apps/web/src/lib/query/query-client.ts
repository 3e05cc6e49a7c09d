import { notifyManager, QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { forgetFailures } from './recent-failures.ts';

// Screens are notified in a microtask instead of a timer.
notifyManager.setScheduler(queueMicrotask);

/** How long an answer that no screen shows stays in the cache. */
export const keptMs = 5 * 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Screens offer a retry; offline a fetch fails at once, and is repeated on reconnect.
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

/** A logout, here or in another tab, also cancels pending requests: the next player must not see their answers. [M-242] */
export function followLogout(client: QueryClient): void {
  useSession.subscribe((now, before) => {
    // Whatever reaches the server after the logout is refused.
    if (now.isEnding && !before.isEnding) {
      void client.cancelQueries({ predicate: ({ meta }) => meta?.['access'] !== 'public' });
    }
    if ((now.token === null) === (before.token === null)) return;
    forgetFailures(client);
    if (now.token === null) client.getQueryCache().clear();
  });
}

let shared: QueryClient | undefined;

/** The query cache of the page. Server rendering, which fetches nothing, gets an empty one each time. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (shared === undefined) {
    shared = createQueryClient();
    followLogout(shared);
  }
  return shared;
}
