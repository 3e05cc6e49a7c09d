import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  type PrecacheEntry,
  PrecacheFallbackPlugin,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies';

/** TypeScript's library of pages and that of workers exclude each other; this is what the first one lacks. */
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void;
};

/** The build puts the list of its files here. */
declare const __PRECACHED_FILES__: PrecacheEntry[];

/** The library's own plugins have fields that may be undefined where its type says that they may be absent. */
type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const offlinePage = new PrecacheFallbackPlugin({ fallbackURL: '/offline.html' }) as Plugin;
const newestPictures = new ExpirationPlugin({ maxEntries: 400, purgeOnQuotaError: true }) as Plugin;

precacheAndRoute(__PRECACHED_FILES__);
cleanupOutdatedCaches();

// Pages carry a nonce and a player's state, so they always come from the server.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [offlinePage] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/art/'),
  new StaleWhileRevalidate({ cacheName: 'art', plugins: [newestPictures] }),
);

// A new version waits until the player takes it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
