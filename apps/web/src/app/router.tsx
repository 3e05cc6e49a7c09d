import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { routeTree } from '../routes/route-tree.ts';
import type { PageText } from './page-title.ts';
import type { RouterContext } from './routing/router-context.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { PendingScreen } from './screens/pending-screen.tsx';

interface RouterInput extends RouterContext {
  readonly routes: typeof routeTree;
  readonly history: RouterHistory;
  readonly isServer: boolean;
}

export function createAppRouter({ routes, history, isServer, ...context }: RouterInput) {
  return createRouter({
    routeTree: routes,
    history,
    isServer,
    context,
    // `/my` is the user centre and `/MY` a partner's door: a path is what it is written as.
    caseSensitive: true,
    // On the server this would write an inline script, which the page's policy forbids.
    scrollRestoration: !isServer,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    page?: PageText;
  }
  interface HistoryState {
    /** Where the visitor wanted to go when the guard sent them away. [A-056 M-011] */
    origin?: string;
  }
}
