import { faultsOf } from '../page/faults.ts';
import { colourFaultsInLooks, otherLooks } from '../page/faults-in-looks.ts';
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

test('nothing is wrong with the doors, in four brands, both themes and both languages', async ({
  page,
}) => {
  // Where the operator names no page of a partner, the door stays.
  await nameAddresses(page, { walletAppUrl: '', shopUrl: '', shopLandingUrl: '' });
  let answerLogin: () => void = () => {};
  await page.route('**/member/partner/*/login', async (route) => {
    await new Promise<void>((resolve) => {
      answerLogin = resolve;
    });
    await route.fulfill({
      json: { status: false, data: 'This way in is closed', code: 'PARTNER_CLOSED' },
    });
  });
  await open(page, '/terms-of-use');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const findNothing = async () => {
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(inner).toBeLessThanOrEqual(outer ?? 0);
    expect(await faultsOf(page)).toEqual([]);
  };
  const speak = async (language: string, code: string) => {
    await page.getByRole('radio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  };
  const look = async (english: string, tagalog: string) => {
    await expect(title).toHaveText(english);
    await findNothing();
    expect(await colourFaultsInLooks(page, otherLooks)).toEqual([]);
    await speak('Tagalog', 'tl');
    await expect(title).toHaveText(tagalog);
    await findNothing();
    await speak('English', 'en');
  };
  await goInside(page, '/gcash');
  await look('Perya in GCash', 'Perya sa GCash');
  await goInside(page, '/lazada-shop');
  await look('Log in through your shopping app', 'Mag-log in sa iyong shopping app');
  await goInside(page, '/maya?sessionId=a-session');
  await look('One moment', 'Sandali lang');
  answerLogin();
  await look('The way in through Maya is closed', 'Sarado ang pagpasok sa pamamagitan ng Maya');
});
