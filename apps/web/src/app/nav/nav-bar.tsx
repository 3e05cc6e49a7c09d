import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { homeIcon } from '@perya/ui/icons/frame';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, Suspense } from 'react';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import { showKycModal } from '../../lib/kyc-gate/kyc-modals.ts';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { sessionToken } from '../../lib/session/session-token.ts';
import { useRequireLogin } from '../../lib/session/use-require-login.ts';
import { BrandMark } from '../top-bar/brand-mark.tsx';
import { isNavHidden } from './is-nav-hidden.ts';
import { isTabActive } from './is-tab-active.ts';
import { MyIcon } from './my-icon.tsx';
import { tabDestination } from './tab-destination.ts';
import { tabLabels } from './tab-labels.ts';
import { type Tab, type TabName, tabs } from './tabs.ts';

/** Server rendering waits for no lazy code: it would leave a gap for the browser to complain about. */
const LaterTabIcon = import.meta.env.SSR
  ? (await import('./later-tab-icon.tsx')).default
  : lazyWithRetry(() => import('./later-tab-icon.tsx'));

const iconClass = 'size-6';

function TabIcon({ name }: { readonly name: TabName }) {
  if (name === 'home') return <Icon drawing={homeIcon} className={iconClass} />;
  if (name === 'my') return <MyIcon className={iconClass} />;
  return (
    <Suspense>
      <LaterTabIcon name={name} className={iconClass} />
    </Suspense>
  );
}

/** Where the login was for a page that needs no identity check, whoever has none is told what it opens. [A-241 A-242] */
function welcome(path: string): void {
  // The user centre reminds of it itself, and a block is told of by its own dialog.
  if (path === '/my') return;
  void throughKycGate(
    'afterLogin',
    () => {},
    ({ status }) => {
      if (status !== 'block') void showKycModal('after-login');
    },
  );
}

/** A guarded tab asks a visitor to log in first and then opens. [M-028 M-464] */
function useAskLoginFirst(): (event: MouseEvent, tabPath: string) => void {
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  return (event, tabPath) => {
    const destination = tabDestination(tabPath, sessionToken.get() !== null);
    if (destination.kind === 'go') return;
    event.preventDefault();
    requireLogin(() => void navigate({ to: destination.to }).then(() => welcome(destination.to)));
  };
}

function TabLink({ tab, path }: { readonly tab: Tab; readonly path: string }) {
  const { t } = useLingui();
  const askLoginFirst = useAskLoginFirst();
  return (
    <Link
      to={tab.path}
      preload={false}
      onClick={(event) => askLoginFirst(event, tab.path)}
      activeOptions={{ exact: true }}
      data-active={isTabActive(tab.path, path) || undefined}
      {...(isTabActive(tab.path, path) ? { 'aria-current': 'page' as const } : {})}
      className="nav-tab"
    >
      <span className="nav-tab-icon">
        <TabIcon name={tab.name} />
      </span>
      <span className="nav-tab-label">{t(tabLabels[tab.name])}</span>
    </Link>
  );
}

/** One list of links for both layouts: a bar at the bottom of a phone, a column beside the page from 768 px. */
export function NavBar() {
  const { t } = useLingui();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav aria-label={t`Main`} data-hidden={isNavHidden(path) || undefined} className="nav-bar">
      <BrandMark className="max-md:hidden" />
      <ul className="nav-tabs">
        {tabs.map((tab) => (
          <li key={tab.name} className="min-w-0 flex-1 md:flex-none">
            <TabLink tab={tab} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
