import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@perya/ui/button-class';
import { Skeleton } from '@perya/ui/states/skeleton';
import { createRouter, Link, type RouterHistory } from '@tanstack/react-router';
import type { routeTree } from '../routes/route-tree.ts';
import type { PageText } from './page-title.ts';
import type { RouterContext } from './routing/router-context.ts';
import { ErrorScreen } from './screens/error-screen.tsx';
import { ScenePage } from './screens/scene-page.tsx';

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

/** Any path that leads nowhere. */
function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <ScenePage
      scene="not-found"
      title={t`We cannot find this page`}
      text={t`It has moved or does not exist.`}
    >
      <Link to="/" className={buttonClass('primary', 'large')}>{t`Back to home`}</Link>
    </ScenePage>
  );
}

/** Keeps the place of a page whose code is on its way. */
function PendingScreen() {
  const { t } = useLingui();
  return (
    <div role="status" className="page-column">
      <span className="sr-only">{t`Loading the page`}</span>
      <Skeleton className="h-8 w-2/3 max-w-80" />
      <Skeleton className="aspect-[16/9] w-full md:aspect-[16/6]" />
      <div className="grid gap-3 md:grid-cols-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    </div>
  );
}
