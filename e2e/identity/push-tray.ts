import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';

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
export async function pusherOf(context: BrowserContext, page: Page, origin: string) {
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
export async function furnish(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    type Shown = Pick<Notification, 'title' | 'body' | 'tag' | 'icon' | 'data' | 'close'>;
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

export const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, 'registration');
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, icon }) => ({ title, body, tag, icon }));
  });

export const badgesOf = (worker: Worker) =>
  worker.evaluate(() => Reflect.get(globalThis, 'badges') as number[]);

/** A finger on a notification of the tray; what only a tap allows is granted. */
export async function tap(worker: Worker, tag: string): Promise<void> {
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
