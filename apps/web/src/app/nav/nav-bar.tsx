import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { homeIcon, personIcon } from '@perya/ui/icons/frame';
import { Link, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, Suspense } from 'react';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { sessionToken } from '../../lib/session/session-token.ts';
import { BrandMark } from '../top-bar/brand-mark.tsx';
import { isNavHidden } from './is-nav-hidden.ts';
import { isTabActive } from './is-tab-active.ts';
import { tabDestination } from './tab-destination.ts';
import { type Tab, type TabName, tabs } from './tabs.ts';
import { useTabAfterLogin } from './use-tab-after-login.ts';

const tabLabels: Record<TabName, MessageDescriptor> = {
  home: msg`Home`,
  filcoins: msg`Filcoins`,
  welfare: msg`Welfare`,
  service: msg`Service`,
  my: msg`My`,
};

/** Loaded for players who have a picture, so that it is no part of a visitor's first load. */
const AvatarIcon = lazyWithRetry(() => import('./avatar-icon.tsx'));

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

/** A guarded tab asks a visitor to log in first and then opens. [M-028 M-464] */
function useAskLoginFirst(): (event: MouseEvent, tabPath: string) => void {
  const openAfterLogin = useTabAfterLogin();
  return (event, tabPath) => {
    const destination = tabDestination(tabPath, sessionToken.get() !== null);
    if (destination.kind === 'go') return;
    event.preventDefault();
    openAfterLogin(destination.to);
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

/** The face of the signed-in player; a visitor sees the plain drawing. [M-024 M-025] */
function MyIcon({ className }: { readonly className: string }) {
  const avatar = useSession((session) => session.profile?.avatar ?? '');
  const plain = <Icon drawing={personIcon} className={className} />;
  return avatar === '' ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <AvatarIcon avatar={avatar} />
    </Suspense>
  );
}
