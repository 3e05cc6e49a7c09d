import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { isPageMissing } from '../app/is-page-missing.ts';
import type { RouterContext } from '../app/router.tsx';
import { Shell } from '../app/shell.tsx';
import { guard } from '../lib/session/guard.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { visit, wantRoutes }, location, matches, preload }) => {
    if (visit === null) return;
    if (isPageMissing(matches) && (await wantRoutes())) {
      const here = { search: true, hash: true, state: true, replace: true } as const;
      throw redirect({ to: location.pathname, ...here });
    }
    if (preload) return;
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
