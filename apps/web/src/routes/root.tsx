import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { isPageMissing } from '../app/is-page-missing.ts';
import { laterPath } from '../app/routing/later-path.ts';
import type { RouterContext } from '../app/routing/router-context.ts';
import { Shell } from '../app/shell.tsx';
import { guard } from '../lib/session/guard.ts';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { visit }, location, matches, preload }) => {
    if (visit === null || preload) return;
    // The route tree is not loaded yet; the guard runs again when it is.
    if (matches.some(({ routeId }) => routeId === laterPath)) return;
    const away = guard({
      path: location.pathname,
      href: location.href,
      isKnown: !isPageMissing(matches),
      hasToken: visit.hasToken(),
      partner: visit.partner(),
    });
    if (away === null) return;
    throw redirect({ to: away.to, replace: true, state: { origin: away.origin } });
  },
  component: Shell,
});
