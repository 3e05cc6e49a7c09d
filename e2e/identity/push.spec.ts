import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import { openAsPlayer } from './open-as-player.ts';

test('whoever does not allow notifications is told where to, and nothing is kept', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'denied' });
  });
  await openAsPlayer(page, '/my/notices');
  const card = page.getByRole('region', { name: 'Devices with notifications' });
  await card.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(toastOf(page, 'Allow notifications in the settings')).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
});
