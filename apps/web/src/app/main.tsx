import { i18n } from '@lingui/core';
import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { toTheme } from '@perya/app-kit/browser/theme';
import { rememberLanguage, setLanguage } from '@perya/app-kit/language/locale';
import { LanguageProvider } from '@perya/app-kit/language-provider';
import { type Language, localeOf } from '@perya/contract/text';
import { createBrowserHistory, Outlet, RouterProvider, rootRouteId } from '@tanstack/react-router';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rememberCampaign } from '../lib/http/ad-and-referral.ts';
import { activateLocale, loadMessages } from '../lib/language/messages.ts';
import { type BootData, readBootData } from '../lib/page/boot-data.ts';
import { loadWithRetry, whenPartsHydrated } from '../lib/page/lazy-part.tsx';
import { clearAddress } from '../lib/partners/brought.ts';
import { rememberPartner } from '../lib/session/partner.ts';
import { provedPartner } from '../lib/session/wallet-app-user.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { ensureRoutes, loadRoutes } from './routing/ensure-routes.ts';
import { firstRoutes } from './routing/first-routes.ts';
import { SiteProvider } from './site-provider.tsx';
import './app.css';
import { localStore } from '@perya/app-kit/browser/browser-stores';
import type { Profile } from '@perya/contract/profile/calls/profile';
import { useSession } from '../lib/session/session.ts';
import { sessionToken } from '../lib/session/session-token.ts';
import { forgetEntered } from '../lib/session/wallet-app-user.ts';

/** A page that fails to hydrate must not keep the rest of the app from starting for longer than this. */
const waitMaxMs = 15_000;

/**
 * In a page that no server filled in, the placeholders still stand. Elsewhere nothing is written: any writing to the
 * root element makes the browser compute the styles of the whole page anew.
 */
function fillDocument(boot: BootData): void {
  const { documentElement: html } = document;
  if (html.dataset['brand'] === boot.brand.tag) return;
  html.lang = localeOf(boot.lang);
  html.dataset['brand'] = boot.brand.tag;
  html.dataset['theme'] = toTheme(html.dataset['theme']);
}

/** Lets the browser answer taps and paint before the work goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

let hasLanguageFailed = false;

async function changeLanguage(language: Language): Promise<void> {
  await whenPartsHydrated();
  try {
    await activateLocale(localeOf(language));
  } catch (error) {
    // Not every browser fetches a module again that once failed in the document: the second time the server is asked.
    if (!hasLanguageFailed || !navigator.onLine) {
      hasLanguageFailed = true;
      throw error;
    }
    rememberLanguage(language);
    location.reload();
    return new Promise(() => {});
  }
  setLanguage(language);
}

/** What was asked for when the document came: a step back while a reloaded page starts changes the address, but loads nothing. */
function servedPath(): string {
  const [asked] = performance.getEntriesByType('navigation');
  return asked === undefined ? location.pathname : new URL(asked.name, location.href).pathname;
}

async function start(root: HTMLElement): Promise<void> {
  const isAsServed = location.pathname === servedPath();
  clearAddress();
  const askedPath = location.pathname;
  const boot = readBootData();
  fillDocument(boot);
  const query = new URLSearchParams(location.search);
  rememberCampaign(query, sessionStore);
  rememberPartner(query, sessionStore);
  resumeSession();
  // Code that does not come is asked for again by the route in its place, which then says so.
  const routes = location.pathname === '/' ? null : loadRoutes().catch(() => {});
  await Promise.all([activateLocale(localeOf(boot.lang)), routes]);
  const router: AppRouter = createAppRouter({
    routes: firstRoutes,
    history: createBrowserHistory(),
    isServer: false,
    brand: boot.brand,
    loadMessages,
    ensureRoutes: () => ensureRoutes(router),
    visit: {
      hasToken: () => sessionToken.get() !== null,
      partner: provedPartner,
    },
  });
  const isPrerendered = root.firstElementChild !== null;
  // The router then draws the same tree as the server did, without a boundary of its own around it.
  if (isPrerendered) router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  // After a redirect by the guard or a step back the page is rendered from scratch: the server's HTML is of another page.
  const isSamePage = isAsServed && router.state.location.pathname === askedPath;
  if (!isSamePage) delete router.ssr;
  const hadToken = sessionToken.get() !== null;
  // What changes the page sooner makes React discard the server's HTML as a mismatch.
  onPageHydrated(router, () => {
    // Without it no sheet opens, neither the login nor the cashier.
    void loadWithRetry(() => import('./after-hydration.ts')).then(({ afterHydration }) =>
      afterHydration({ router, brand: boot.brand, index: boot.index, hadToken }),
    );
  });
  const app = (
    <SiteProvider brand={boot.brand} imagesHost={boot.imagesHost} index={boot.index}>
      <LanguageProvider i18n={i18n} initial={boot.lang} change={changeLanguage}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </SiteProvider>
  );
  // As a transition the tree is hydrated in slices, between which taps and scrolling are served.
  if (isPrerendered && isSamePage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
// A task of its own: the evaluation of the first load is one already.
if (root !== null) void nextTask().then(() => start(root));

/**
 * Acts once when the page that is open is hydrated. React does that after the shell, in a boundary of its own: a
 * navigation in between takes the page's match away from under it, and what it led to needs no hydration.
 */
function onPageHydrated(router: AppRouter, act: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  setTimeout(once, waitMaxMs);
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) once();
  });
  const match = router.state.matches.at(-1);
  const isShown = match?.status === 'success';
  const route = router.routesById[isShown ? match.routeId : rootRouteId];
  const { component: Page = Outlet } = route.options;
  // It adds no element and no sibling, so that the ids of the server's HTML stay as they are.
  const HydratedPage = () => {
    useEffect(once, []);
    return <Page />;
  };
  route.update({ component: HydratedPage });
}

/** Restores the stored session before the first render. */
function resumeSession(): void {
  const token = sessionToken.get();
  if (token === null) forgetEntered();
  else useSession.setState({ token, profile: localStore.read('profile') as Profile | null });
}
