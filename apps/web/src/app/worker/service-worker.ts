import { brandOfHost } from '@perya/contract/brands';
import { shareCache, shareField, sharePath } from '@perya/contract/rules/support/share';
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
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: TapEvent) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
};

interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

interface TapEvent extends LastingEvent {
  readonly notification: Notification;
}

interface WindowClient {
  focus(): Promise<WindowClient>;
  navigate(path: string): Promise<unknown>;
}

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

/** Pictures that another app shares wait for the page of service; those that nobody took make room. */
async function keepShared(request: Request): Promise<Response> {
  const given = (await request.formData()).getAll(shareField);
  await caches.delete(shareCache);
  const cache = await caches.open(shareCache);
  const pictures = given.filter((each) => each instanceof File);
  await Promise.all(
    pictures.map((file, place) =>
      cache.put(`/${place}`, new Response(file, { headers: { 'content-type': file.type } })),
    ),
  );
  return Response.redirect('/service', 303);
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => keepShared(request),
  'POST',
);

// A new version waits until the player takes it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

/** The icon says how many notifications stand there. */
async function countOnIcon(): Promise<void> {
  const shown = await self.registration.getNotifications();
  if (shown.length === 0) await navigator.clearAppBadge?.();
  else await navigator.setAppBadge?.(shown.length);
}

async function show({ title, text, path, tag }: Pushed): Promise<void> {
  // Otherwise the browser shows its own picture, and nobody sees from whom it is.
  const icon = `/art/brands/${brandOfHost(location.host)}-192.png`;
  await self.registration.showNotification(title, { body: text, tag, icon, data: { path } });
  await countOnIcon();
}

/** An open app goes to the page, otherwise it is opened there. */
async function leadTo(path: string): Promise<void> {
  await countOnIcon();
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) await self.clients.openWindow(path);
  else await (await open.focus()).navigate(path);
}

self.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (pushed) event.waitUntil(show(pushed));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as Pick<Pushed, 'path'>;
  event.waitUntil(leadTo(path));
});
