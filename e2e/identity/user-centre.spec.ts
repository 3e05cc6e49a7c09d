import { faultsInBothThemes } from '../page/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { withoutLive } from '../page/without-live.ts';
import { openAsPlayer } from './open-as-player.ts';

test.use(withPictures);

test('shows who is here, with the way to the account [A-034 M-037 M-038 M-041]', {
  tag: '@every-screen',
}, async ({ page }) => {
  await openAsPlayer(page, '/my');
  const avatar = page.getByRole('img', { name: 'Your picture' });
  await expect(avatar).toHaveJSProperty('complete', true);
  expect(await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  await expect(page.getByText(/^ID: \d+$/)).toBeVisible();
  // Nobody has chosen a nickname yet, so the house's own name for the player stands there.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^[a-z0-9]+$/);
  const username = await heading.textContent();
  await page.getByRole('link', { name: 'Account Center' }).click();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Username' }).click();
  const nickname = `Fair${Date.now()}`;
  await page.getByPlaceholder('Nick Name(5-30)').fill(nickname);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nickname);
  expect(nickname).not.toBe(username);
});

test('copies the ID and says so for two seconds [M-039]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openAsPlayer(page, '/my');
  const id = /\d+/.exec((await page.getByText(/^ID: \d+$/).textContent()) ?? '')?.[0];
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy ID' }).click();
  await expect(page.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
  await page.clock.runFor(1990);
  await expect(page.getByText('Copied!')).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.getByText('Copied!')).toHaveCount(0);
});

test('shows the balance of the wallet in pesos [A-002 M-002]', async ({ page }) => {
  await openAsPlayer(page, '/', '9170000001');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(page.getByRole('link', { name: 'Wallet: ₱10,000.00' })).toBeInViewport({
      ratio: 1,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // The balance leads to the deposit; where it stands in full is the user centre.
  await page.getByRole('link', { name: 'Wallet: ₱10,000.00' }).click();
  const sheet = page.getByRole('dialog', { name: 'Deposit' });
  await expect(sheet).toContainText('₱10,000.00');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await goInside(page, '/my');
  const card = page.getByRole('region', { name: 'My Balance' });
  await expect(card).toContainText('PHP');
  await expect(card).toContainText('10,000.00');
});

test('says that the balance could not be loaded, and tries again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/finance\/wallet|live\/credential/);
  await withoutLive(page);
  await page.route('**/finance/wallet', (route) => route.abort());
  await openAsPlayer(page, '/my');
  const card = page.getByRole('region', { name: 'My Balance' });
  await expect(card.getByRole('alert')).toContainText('Your balance could not be loaded');
  await expect(page.getByRole('link', { name: 'Wallet', exact: true })).toBeVisible();
  await page.unroute('**/finance/wallet');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toContainText('0.00');
  await expect(page.getByRole('link', { name: 'Wallet: ₱0.00' })).toBeVisible();
});

test('leads only to pages that are there, and leaves no tile alone in its row [M-044 M-045 M-046 M-047]', async ({
  page,
}) => {
  await openAsPlayer(page, '/my');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const tiles = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  await expect(tiles).toHaveText(['Transaction', 'Bet records', 'Bonus', 'Account', 'Daily wins']);
  const boxes = await Promise.all([3, 4].map((place) => tiles.nth(place).boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  for (const link of await links.all()) {
    const answer = await page.request.get(addressOf((await link.getAttribute('href')) ?? ''));
    expect(answer.status()).toBe(200);
  }
});

test('changes the language in the settings [M-054]', async ({ page }) => {
  await openAsPlayer(page, '/my');
  const chooser = page.getByRole('main').getByRole('group', { name: 'Language' });
  await expect(chooser.getByRole('radio')).toHaveCount(2);
  await expect(chooser.getByRole('radio', { name: 'English' })).toBeChecked();
  await chooser.getByRole('radio', { name: 'Tagalog' }).check();
  await expect(page.getByRole('heading', { name: 'Aking Balanse' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('group', { name: 'Wika' })
    .getByRole('radio', { name: 'English' })
    .check();
  await expect(page.getByRole('heading', { name: 'My Balance' })).toBeVisible();
});

test('switches between light and dark in the settings [M-055]', async ({ page }) => {
  await openAsPlayer(page, '/my');
  const dark = page.getByRole('switch', { name: 'Dark theme' });
  await expect(dark).not.toBeChecked();
  await dark.check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await dark.uncheck();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('has a logout that asks first, hidden inside the mini-apps [M-056 M-057]', async ({
  page,
}) => {
  test.slow();
  await openAsPlayer(page, '/my');
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(logout).toBeVisible();
  for (const partner of ['maya', 'lazada']) {
    await open(page, `/my?from=${partner}`);
    await expect(page.getByRole('heading', { name: 'My Balance' })).toBeVisible();
    await expect(logout).toHaveCount(0);
  }
  await open(page, '/my?from=lazada-h5');
  await expect(logout).toBeVisible();
});

test('says that the profile could not be loaded, and tries again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/detail/);
  await openAsPlayer(page, '/my');
  await page.route('**/member/detail', (route) => route.abort());
  // At the start of the next page: an answer still on its way would write it back before.
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.removeItem('perya:v1:profile');
  });
  await page.reload();
  await expect(page.getByText('Your profile could not be loaded')).toBeVisible();
  await page.unroute('**/member/detail');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'My Balance' })).toBeVisible();
});

test('has nothing wrong in either theme', async ({ page }) => {
  await openAsPlayer(page, '/my');
  expect(await faultsInBothThemes(page)).toEqual([]);
});
