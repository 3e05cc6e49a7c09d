import './app.css';
import { i18n } from '@lingui/core';
import type { Language } from '@perya/contract/text';
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rawLocalStorage, sessionStore } from '../lib/browser/browser-stores.ts';
import { writeCookie } from '../lib/browser/cookies.ts';
import { removeOlderVersions } from '../lib/browser/storage.ts';
import { toTheme } from '../lib/browser/theme.ts';
import { rememberCampaign } from '../lib/http/ad-and-referral.ts';
import { localeOf } from '../lib/language/locale.ts';
import { activateLocale, wantMessages } from '../lib/language/messages.ts';
import { type BootData, readBootData } from '../lib/page/boot-data.ts';
import { whenPartsHydrated } from '../lib/page/late-part.tsx';
import { readPartner, rememberPartner } from '../lib/session/partner.ts';
import { resumeSession } from '../lib/session/resume-session.ts';
import { sessionToken } from '../lib/session/session-token.ts';
import { LanguageProvider } from './language-provider.tsx';
import { offerLogin } from './overlays/offer-login.ts';
import { createAppRouter } from './router.tsx';
import { SiteProvider } from './site-provider.tsx';

/** In a page that no server filled in, the placeholders still stand. */
function fillDocument(boot: BootData): void {
  const { documentElement: html } = document;
  html.lang = localeOf(boot.lang);
  html.dataset['brand'] = boot.brand;
  html.dataset['theme'] = toTheme(html.dataset['theme']);
}

async function changeLanguage(language: Language): Promise<void> {
  await whenPartsHydrated();
  await activateLocale(localeOf(language));
  document.documentElement.lang = localeOf(language);
  writeCookie('perya_lang', language);
}

/** Not before the page has settled: it may cost the first paint nothing. */
function startInBackground(): void {
  const start = () => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      void import('./notices/register-service-worker.ts').then((module) =>
        module.registerServiceWorker(),
      );
    }
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function start(root: HTMLElement): Promise<void> {
  const boot = readBootData();
  fillDocument(boot);
  removeOlderVersions(rawLocalStorage);
  const query = new URLSearchParams(location.search);
  rememberCampaign(query, sessionStore);
  rememberPartner(query, sessionStore);
  resumeSession();
  offerLogin();
  await activateLocale(localeOf(boot.lang));
  const router = createAppRouter({
    history: createBrowserHistory(),
    isServer: false,
    brand: boot.brand,
    wantMessages,
    visit: {
      hasToken: () => sessionToken.get() !== null,
      partner: () => readPartner(sessionStore),
    },
  });
  const askedPath = location.pathname;
  const isPrerendered = root.firstElementChild !== null;
  // The router then draws the same tree as the server did, without a boundary of its own around it.
  if (isPrerendered) router.ssr = { manifest: undefined };
  await router.load();
  // A visitor whom the guard sent elsewhere gets that page anew: what the server drew was another.
  const isSamePage = router.state.location.pathname === askedPath;
  if (!isSamePage) delete router.ssr;
  const app = (
    <SiteProvider brand={boot.brand} imagesHost={boot.imagesHost} index={boot.index}>
      <LanguageProvider i18n={i18n} initial={boot.lang} change={changeLanguage}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </SiteProvider>
  );
  if (isPrerendered && isSamePage) hydrateRoot(root, app);
  else createRoot(root).render(app);
  void import('../lib/session/follow-session.ts').then(({ followSession }) =>
    followSession(() => void router.invalidate()),
  );
  startInBackground();
}

const root = document.getElementById('root');
if (root !== null) void start(root);
