import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

test('the wallet app opens on a phone a second after the door, and not on a wide screen [A-061 M-087 M-446 M-471]', async ({
  page,
}) => {
  await nameAddresses(page, { walletAppUrl: addressOf('/wallet-app/{action}') });
  await page.route('**/wallet-app/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>wallet app</h1>' }),
  );
  for (const door of ['/gcash', '/glife']) {
    await page.clock.install();
    await open(page, '/terms-of-use');
    await page.clock.pauseAt(Date.now() + 60_000);
    await goInside(page, door);
    await expect(page.getByRole('button', { name: 'Open GCash' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('perya:v1:partner'))).toBe('"ewallet"');
    await page.clock.runFor(990);
    await expect(page).toHaveURL(addressOf(door));
    await page.clock.runFor(20);
    await expect(page).toHaveURL(addressOf('/wallet-app/open'));
    await page.clock.resume();
  }
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, '/terms-of-use');
  await page.clock.pauseAt(Date.now() + 120_000);
  await goInside(page, '/gcash');
  await expect(page.getByText(/is inside the GCash app on your phone/)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(addressOf('/gcash'));
});
