import { useLingui } from '@lingui/react/macro';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { GateLayer } from '../app/gate-layer.tsx';
import { isPageMissing } from '../app/is-page-missing.ts';
import { NavBar } from '../app/nav/nav-bar.tsx';
import { Notices } from '../app/notices/notices.tsx';
import { Layers } from '../app/overlays/layers.tsx';
import { PageFrame } from '../app/page-frame.tsx';
import { laterPath } from '../app/routing/later-path.ts';
import type { RouterContext } from '../app/routing/router-context.ts';
import { TopBar } from '../app/top-bar/top-bar.tsx';
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

/** What stands around every page. */
function Shell() {
  const { t } = useLingui();
  return (
    <div className="shell">
      <a href="#main" className="skip-link">{t`Skip to the page`}</a>
      <NavBar />
      <div className="shell-column">
        <TopBar />
        <Notices />
        <PageFrame>
          <Outlet />
        </PageFrame>
      </div>
      <Layers />
      <GateLayer />
    </div>
  );
}
