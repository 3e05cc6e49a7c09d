import type { BrandTag } from '@perya/contract/brands';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Partner } from '../lib/session/partner.ts';
import type { routeTree } from '../route-tree.gen.ts';
import type { PageText } from './page-title.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { PendingScreen } from './screens/pending-screen.tsx';

export interface RouterContext {
  readonly brand: BrandTag;
  /** Loads the messages of a feature before its screen shows. */
  readonly loadMessages: (name: string) => Promise<void>;
  /** Loads the routes that are no part of the first load. */
  readonly ensureRoutes: () => Promise<void>;
  /** The signed-in player; the server does not know and renders every page. */
  readonly visit: {
    readonly hasToken: () => boolean;
    readonly partner: () => Partner | null;
  } | null;
}

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
