import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { colourFaultsInLooks, otherLooks } from '../page/faults/faults-in-looks.ts';
import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, goInside, open, untilAlive } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { expect, test } from '../page/test.ts';

// A link opens a door in a browser that was never here: the regulator's gate stands over it.
test.use({ gatePassed: false });

const gateOf = (page: Page) => page.getByRole('dialog', { name: 'Before you come in' });

test('the wallet app opens on a phone a second after the door, whether the gate was passed or not, and not on a wide screen [A-061 M-087 M-446 M-471]', async ({
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
    // The gate comes a moment after its page.
    await expect(page.locator('main h1')).toHaveText('Perya in GCash');
    await page.clock.runFor(500);
    await expect(gateOf(page)).toBeVisible();
    // Who leaves for the partner's app agrees to nothing here; who does, meanwhile, loses nothing by it.
    if (door === '/glife') {
      await proceedThroughGate(page);
      await expect(page.getByRole('button', { name: 'Open GCash' })).toBeVisible();
    }
    expect(await page.evaluate(() => sessionStorage.getItem('perya:v1:partner'))).toBe('"ewallet"');
    await page.clock.runFor(490);
    await expect(page).toHaveURL(addressOf(door));
    await page.clock.runFor(20);
    await expect(page).toHaveURL(addressOf('/wallet-app/open'));
    await page.clock.resume();
  }
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, '/terms-of-use');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await untilAlive(page);
  await page.clock.pauseAt(Date.now() + 120_000);
  await goInside(page, '/gcash');
  await expect(page.getByText(/is inside the GCash app on your phone/)).toBeVisible();
  await page.clock.runFor(500);
  await proceedThroughGate(page);
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
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const login = '/member/partner/maya/login';
  await goInside(page, '/maya?sessionId=too-soon');
  await expect(gateOf(page).getByRole('button', { name: 'Proceed' })).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('One moment');
  // A look at the gate over the door takes longer than the door would need to ask.
  await findNothing();
  expect(await colourFaultsInLooks(page, otherLooks)).toEqual([]);
  expect(asked).not.toContain(login);
  await proceedThroughGate(page);
  await expect.poll(() => asked).toContain(login);
  answerLogin();
  await expect(title).toHaveText('Login with Maya is closed');
  await goInside(page, '/gcash');
  await look('Perya in GCash', 'Perya sa GCash');
  await goInside(page, '/lazada-shop');
  await look('Log in through your shopping app', 'Mag-login sa shopping app mo');
  await goInside(page, '/maya?sessionId=a-session');
  await look('One moment', 'Sandali lang');
  answerLogin();
  await look('Login with Maya is closed', 'Sarado ang login gamit ang Maya');
});
