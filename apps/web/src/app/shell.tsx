import { useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { GateLayer } from './gate-layer.tsx';
import { NavBar } from './nav/nav-bar.tsx';
import { Notices } from './notices/notices.tsx';
import { Layers } from './overlays/layers.tsx';
import { PageFrame } from './page-frame.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

/** What stands around every page. */
export function Shell() {
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
