import { rawLocalStorage } from '@perya/app-kit/browser/browser-stores';
import { removeOlderVersions } from '@perya/app-kit/browser/storage';
import type { Brand } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { keepBrand } from '../lib/browser/keep-brand.ts';
import { followVisit } from '../lib/interruptions/follow-visit.ts';
import { followKyc } from '../lib/kyc-gate/follow-kyc.ts';
import { loadMessages } from '../lib/language/messages.ts';
import { whenIdle } from '../lib/page/when-idle.ts';
import { followSession } from '../lib/session/follow-session.ts';
import { whileLoggedIn } from '../lib/session/while-logged-in.ts';
import { offerInstall } from './notices/offer-install.ts';
import { offerAnnouncements } from './overlays/offer-announcements.ts';
import { offerGifts, offerOverlays } from './overlays/offers.ts';
import type { AppRouter } from './router.tsx';
import { ensureRoutes } from './routing/ensure-routes.ts';

/** Deferred until the page is idle, so that it does not delay what the player does first. */
function startInBackground(router: AppRouter, brand: Brand): void {
  const start = () => {
    // A navigation that comes sooner asks for them itself.
    ensureRoutes(router).catch(() => {});
    removeOlderVersions(rawLocalStorage);
    keepBrand(brand);
    // Without them the app is whole.
    offerAnnouncements(router).catch(() => {});
    if (import.meta.env.PROD && 'serviceWorker' in navigator) {
      void import('./notices/register-service-worker.ts').then((module) =>
        module.registerServiceWorker(),
      );
    }
  };
  const startWhenIdle = () => void whenIdle(start);
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}

async function enterToWithdraw(): Promise<void> {
  const [entry, { askToContinue }] = await Promise.all([
    import('../lib/cashier/enter-to-withdraw.ts'),
    import('../features/partner-entry/ask-to-continue.tsx'),
    loadMessages('partner-entry'),
  ]);
  await entry.enterToWithdraw(askToContinue);
}

interface Hydrated {
  readonly router: AppRouter;
  readonly brand: Brand;
  readonly index: IndexData | null;
  readonly hadToken: boolean;
}

/** What a page does beside being looked at: no part of the first load. */
export function afterHydration({ router, brand, index, hadToken }: Hydrated): void {
  offerOverlays();
  followVisit(router);
  offerInstall();
  followSession({ hadToken, recheckPage: () => void router.invalidate() });
  followKyc({ router, index });
  // Only who comes out of the shopping app to withdraw brings one of these.
  if (/[?&]withdraw=|#handover=/.test(location.href)) {
    void enterToWithdraw();
  }
  offerGifts(router);
  // Listens for as long as a player is logged in; what it needs is fetched after the login.
  whileLoggedIn(async () => (await import('../lib/live/start-live.ts')).startLive);
  startInBackground(router, brand);
}
