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

/** A tray of notifications and an icon, which a headless browser has not: what the worker asks for fills them. */
async function furnish(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    type Shown = Pick<Notification, 'title' | 'body' | 'tag' | 'data' | 'close'>;
    let tray: Shown[] = [];
    const badges: number[] = [];
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    Object.assign(registration, {
      showNotification: async (title: string, options: Omit<Shown, 'title' | 'close'>) => {
        const close = () => {
          tray = tray.filter((each) => each !== shown);
        };
        const shown: Shown = { ...options, title, close };
        // One of the same tag takes the place of the one before.
        tray = [...tray.filter(({ tag }) => tag !== options.tag), shown];
      },
      getNotifications: async () => tray,
    });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    });
    Object.assign(globalThis, { badges });
  });
}

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

const badgesOf = (worker: Worker) =>
  worker.evaluate(() => Reflect.get(globalThis, 'badges') as number[]);

/** A finger on a notification of the tray; what only a tap allows is granted. */
async function tap(worker: Worker, tag: string): Promise<void> {
  await worker.evaluate(async (tapped) => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const shown = await registration.getNotifications();
    const WindowClient = Reflect.get(globalThis, 'WindowClient');
    WindowClient.prototype.focus = async function focus(this: unknown) {
      return this;
    };
    const lasting: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: shown.find((each) => each.tag === tapped),
      waitUntil: (work: Promise<unknown>) => lasting.push(work),
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
  await openWithWorker(page, `${origin}/`);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('The page has no service worker');
  await furnish(worker);
  const push = await pusherOf(context, page, origin);

  await push({
    title: 'Perya',
    text: 'Your deposit has arrived.',
    path: '/docs/faq',
    tag: 'deposit',
  });
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: 'Perya', body: 'Your deposit has arrived.', tag: 'deposit' }]);
  await expect.poll(() => badgesOf(worker)).toEqual([1]);

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
  await expect.poll(async () => (await shownBy(worker)).length).toBe(2);
  await expect.poll(async () => (await badgesOf(worker)).at(-1)).toBe(2);

  await tap(worker, 'deposit');
  await expect(page).toHaveURL(`${origin}/docs/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect.poll(async () => (await shownBy(worker)).map(({ tag }) => tag)).toEqual(['reward']);
  await expect.poll(async () => (await badgesOf(worker)).at(-1)).toBe(1);

  await tap(worker, 'reward');
  await expect(page).toHaveURL(`${origin}/my/helpcenter`);
  await expect.poll(async () => (await badgesOf(worker)).at(-1)).toBe(0);
});
