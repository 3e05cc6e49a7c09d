import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { withoutLive } from '../page/without-live.ts';
import { comeInsideApp } from '../partners/inside-app.ts';
import { openAsPlayer } from './open-as-player.ts';

test.use(withPictures);

test('shows who is here, leads only to pages that are there, and changes language and theme [A-034 M-037 M-038 M-039 M-041 M-044 M-045 M-046 M-047 M-054 M-055 M-445]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openAsPlayer(page, '/my');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('has nothing wrong in either theme', async () => {
    await expect(page.getByRole('heading', { name: 'My Balance' })).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('leads only to pages that are there, and leaves no tile alone in its row', async () => {
    const links = page.getByRole('main').getByRole('link');
    const tiles = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
    await expect(tiles).toHaveText([
      'Transaction',
      'Bet records',
      'Bonus',
      'Account',
      'Daily wins',
    ]);
    const boxes = await Promise.all([3, 4].map((place) => tiles.nth(place).boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    for (const link of await links.all()) {
      const answer = await page.request.get(addressOf((await link.getAttribute('href')) ?? ''));
      expect(answer.status()).toBe(200);
    }
  });

  await test.step('changes the language in the settings', async () => {
    const chooser = page.getByRole('main').getByRole('group', { name: 'Language' });
    await expect(chooser.getByRole('radio')).toHaveCount(2);
    await expect(chooser.getByRole('radio', { name: 'English' })).toBeChecked();
    await chooser.getByRole('radio', { name: 'Tagalog' }).check();
    await expect(page.getByRole('heading', { name: 'Balanse Ko' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('group', { name: 'Language' })
      .getByRole('radio', { name: 'English' })
      .check();
    await expect(page.getByRole('heading', { name: 'My Balance' })).toBeVisible();
  });

  await test.step('switches between light and dark in the settings', async () => {
    const dark = page.getByRole('switch', { name: 'Dark theme' });
    await expect(dark).not.toBeChecked();
    await dark.check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await dark.uncheck();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('shows picture, ID and name, with the way to the account', async () => {
    const avatar = page.getByRole('img', { name: 'Your picture' });
    await expect(avatar).toHaveJSProperty('complete', true);
    expect(await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
    // Nobody has chosen a nickname yet, so the house's own name for the player stands there.
    await expect(heading).toHaveText(/^[a-z0-9]+$/);
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
    await expect(heading).toHaveText(nickname);
  });

  await test.step('copies the ID and says so for two seconds', async () => {
    const id = /\d+/.exec((await page.getByText(/^ID: \d+$/).textContent()) ?? '')?.[0];
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.getByRole('button', { name: 'Copy ID' }).click();
    await expect(page.getByText('Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    await page.clock.runFor(1990);
    await expect(page.getByText('Copied!')).toBeVisible();
    await page.clock.runFor(20);
    await expect(page.getByText('Copied!')).toHaveCount(0);
  });
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

test('says that balance or profile could not be loaded, tries again, and asks before a logout, which the mini-apps do not have [M-056 M-057]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/finance\/wallet|live\/credential|member\/detail/);
  await withoutLive(page);
  const logout = page.getByRole('button', { name: 'Logout' });

  await test.step('says so of the balance', async () => {
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

  await test.step('asks before a logout', async () => {
    await logout.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(logout).toBeVisible();
  });

  await test.step('has none inside the mini-apps', async () => {
    for (const partner of ['maya', 'lazada', 'lazada-h5']) {
      await open(page, `/my?from=${partner}`);
      await expect(logout).toBeVisible();
    }
    await comeInsideApp(page);
    for (const partner of ['maya', 'lazada']) {
      await open(page, `/my?from=${partner}`);
      await expect(page.getByRole('heading', { name: 'My Balance' })).toBeVisible();
      await expect(logout).toHaveCount(0);
    }
    await open(page, '/my?from=lazada-h5');
    await expect(logout).toBeVisible();
  });

  await test.step('says so of the profile', async () => {
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
});
