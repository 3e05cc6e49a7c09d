import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { openWithWorker } from '../page/open-with-worker.ts';
import { test } from '../page/passing-test.ts';
import { expect } from '../page/test.ts';

test.use({ serviceWorkers: 'allow' });

/** By which the browser knows the worker of the page. */
async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && new URL(scopeURL).origin === origin,
      );
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return known;
}

/** Hands a message to the worker as a push service does. */
async function pusherOf(context: BrowserContext, page: Page, origin: string) {
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, origin);
  return (pushed: Record<string, string>) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(pushed),
    });
}

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** What the worker writes on the icon, which no page can read. */
async function noteBadges(worker: Worker): Promise<() => Promise<number[]>> {
  await worker.evaluate(() => {
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
  });
  return () => worker.evaluate(() => Reflect.get(globalThis, 'badges') as number[]);
}

/** A finger that a headless browser has not: the event is the browser's own, what only a tap allows is granted. */
async function tap(worker: Worker, tag: string): Promise<void> {
  await worker.evaluate(async (tapped) => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const [notification] = await registration.getNotifications({ tag: tapped });
    const WindowClient = Reflect.get(globalThis, 'WindowClient');
    WindowClient.prototype.focus = async function focus(this: unknown) {
      return this;
    };
    const NotificationEvent = Reflect.get(globalThis, 'NotificationEvent');
    const event: Event = new NotificationEvent('notificationclick', { notification });
    const lasting: Promise<unknown>[] = [];
    Object.defineProperty(event, 'waitUntil', {
      value: (work: Promise<unknown>) => lasting.push(work),
    });
    dispatchEvent(event);
    await Promise.all(lasting);
  }, tag);
}

test('a push shows a notification and counts it on the icon, and a tap leads the open app to its page', async ({
  page,
  context,
  passing,
}) => {
  const origin = `http://localhost:${passing.port}`;
  await context.grantPermissions(['notifications'], { origin });
  await openWithWorker(page, `${origin}/`);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The page has no service worker');
  const badges = await noteBadges(worker);
  const push = await pusherOf(context, page, origin);

  await push({
    title: 'Perya',
    text: 'Your deposit has arrived.',
    path: '/docs/faq',
    tag: 'deposit',
  });
  await expect
    .poll(() => shownOn(page))
    .toEqual([{ title: 'Perya', body: 'Your deposit has arrived.', tag: 'deposit' }]);
  await expect.poll(badges).toEqual([1]);

  // A second one of the same kind takes the place of the first, another stands beside it.
  await push({
    title: 'Perya',
    text: 'Your deposit has arrived again.',
    path: '/docs/faq',
    tag: 'deposit',
  });
  await push({
    title: 'Perya',
    text: 'A reward waits for you.',
    path: '/my/helpcenter',
    tag: 'reward',
  });
  await expect.poll(async () => (await shownOn(page)).length).toBe(2);
  await expect.poll(async () => (await badges()).at(-1)).toBe(2);

  await tap(worker, 'deposit');
  await expect(page).toHaveURL(`${origin}/docs/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect.poll(async () => (await shownOn(page)).map(({ tag }) => tag)).toEqual(['reward']);
  await expect.poll(async () => (await badges()).at(-1)).toBe(1);

  await tap(worker, 'reward');
  await expect(page).toHaveURL(`${origin}/my/helpcenter`);
  await expect.poll(async () => (await badges()).at(-1)).toBe(0);
});
