import type { Page } from '@playwright/test';
import { addressOf } from '../page/open.ts';
import { openWithWorker } from '../page/open-with-worker.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import { spawnPushReceiver } from '../setup/spawn-push-receiver.ts';
import { openAsPlayer } from './open-as-player.ts';
import { elsewhere } from './player.ts';
import { playerWithStatus } from './player-with-status.ts';
import { furnish, pusherOf, shownBy, tap } from './push-tray.ts';

const cardOf = (page: Page) => page.getByRole('region', { name: 'Devices with notifications' });

test('whoever does not allow notifications is told where to, and nothing is kept', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'denied' });
  });
  await openAsPlayer(page, '/my/notices');
  const card = cardOf(page);
  await card.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(toastOf(page, 'Allow notifications in the settings')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('a device that was allowed is told of a login elsewhere, encrypted for it alone, and a tap leads to the security of the account', async ({
    page,
    context,
  }) => {
    const service = await spawnPushReceiver();
    try {
      // The page asks its own browser; only the address and the keys are those of the test's push service.
      await page.addInitScript((subscription) => {
        const { endpoint, ...keys } = subscription;
        PushManager.prototype.subscribe = async (options) => {
          Object.assign(globalThis, { subscribedWith: options });
          const subscribed: PushSubscription = Object.create(PushSubscription.prototype);
          return Object.assign(subscribed, { toJSON: () => ({ endpoint, keys }) });
        };
      }, service.subscription);
      const phone = await playerWithStatus('fully_kyc');
      await signIn(context, { phone });
      await openWithWorker(page, addressOf('/my/notices'));
      await cardOf(page).getByRole('button', { name: 'Notify me on this device' }).click();
      await expect(cardOf(page).getByRole('listitem')).toContainText('(this device)');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'subscribedWith'))).toEqual({
        userVisibleOnly: true,
        applicationServerKey: expect.stringMatching(/^[\w-]{87}$/),
      });

      const [worker] = context.serviceWorkers();
      if (worker === undefined) throw new Error('The page has no service worker');
      await furnish(worker);
      const push = await pusherOf(context, page, addressOf(''));
      await elsewhere().login(phone);
      const read = await service.nextRead();
      await push(read);
      await expect
        .poll(() => shownBy(worker))
        .toMatchObject([
          {
            title: 'Perya',
            body: 'There is news about your Perya account. Open the app to read it.',
          },
        ]);
      await tap(worker, read['tag'] ?? '');
      await expect(page).toHaveURL(addressOf('/s-account/security'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
      expect(await shownBy(worker)).toEqual([]);
    } finally {
      await service.stop();
    }
  });
});
