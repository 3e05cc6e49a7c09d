import { createQueryClient } from '@perya/app-kit/query/query-client';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session.ts';
import { forgetFailures } from './recent-failures.ts';

// Screens are notified in a microtask instead of a timer.
notifyManager.setScheduler(queueMicrotask);

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
