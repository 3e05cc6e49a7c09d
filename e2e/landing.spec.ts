import { openAsStaff } from './backoffice/open-as-staff.ts';
import { answer } from './deposit/deposit-page.ts';
import { logInByCode, loginSheet } from './identity/log-in.ts';
import { freshPhone } from './identity/player.ts';
import { faultsOf } from './page/faults/faults.ts';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

test('an advertisement leads to its landing page, through the registration, and into the figures of its campaign [A-029 A-030 A-031 A-366 A-467 M-019]', async ({
  page,
  browser,
}) => {
  const adId = `fiesta-${Date.now()}`;
  const own = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await own.newPage();
  await openAsStaff(desk, 'content', '/backoffice/content/campaigns');
  await desk.getByRole('button', { name: 'New campaign' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New campaign' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A campaign has a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('Fiesta of the town');
  await dialog.getByLabel('Advertisement id').fill(adId);
  await dialog.getByLabel('Why, for the audit').fill('A new advertisement');
  expect(await faultsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = desk.getByRole('row').filter({ hasText: adId });
  await expect(row).toContainText('Running');

  const strangers: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!['localhost', ''].includes(hostname)) strangers.push(request.url());
  });
  await open(page, `/grabvip?ad-id=${adId}&adc-id=click-1`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Level up with every bet');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  for (const [path, title] of [
    ['/grabmb', 'A mystery box every day'],
    ['/grabfg', 'Gifts for your first week'],
  ] as const) {
    await goInside(page, path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await faultsOf(page)).toEqual([]);
  }
  await main.getByRole('button', { name: 'Join and collect' }).click();
  await logInByCode(loginSheet(page), freshPhone());
  await expect(page).toHaveURL(/\/s-(?:points|kyc)/);
  expect(strangers).toEqual([]);

  await expect(async () => {
    await desk.reload();
    await desk.getByRole('link', { name: 'Fiesta of the town' }).first().click();
    const days = desk.getByRole('table', { name: 'The last thirty days' });
    await expect(days.getByRole('row').nth(1)).toContainText('31', { timeout: 3000 });
  }).toPass();
  expect(await faultsOf(desk)).toEqual([]);
  await own.close();
});

test('nobody else measures a visit before the visitor agrees, nor from where the operator has not allowed it [M-146 M-388]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Content Security Policy|tag\.example/);
  await page.route('**/member/buriedPoint/detail*', (route) =>
    answer(route, {
      ad_id: 'fiesta',
      config: { gtag_id: 'G-AB12CD34' },
      script: 'https://tag.example/gtag/js?id=G-AB12CD34',
    }),
  );
  await open(page, '/grabmb?ad-id=fiesta');
  const asked = page.getByRole('region', { name: 'Ad measurement' });
  await expect(asked).toBeVisible();
  const tags = page.locator('script[src*="tag.example"]');
  await expect(tags).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await asked.getByRole('button', { name: 'No, thank you' }).click();
  await expect(asked).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tags).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  let isLoaded = false;
  page.on('response', (response) => {
    isLoaded ||= response.url().includes('tag.example');
  });
  await asked.getByRole('button', { name: 'Allow' }).click();
  await expect(tags).toHaveCount(1);
  expect(isLoaded).toBe(false);
});

test('the page of the app says with pictures how it comes onto a phone, to everybody [A-028 A-467 M-018]', async ({
  page,
}) => {
  await open(page, '/app');
  const main = page.getByRole('main');
  for (const way of ['On Android', 'On iPhone']) {
    const card = main
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: way }) })
      .last();
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.locator('svg')).toHaveCount(3);
  }
  // Where the browser offers to install, one tap does it.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.body.setAttribute('data-prompted', 'true'),
    });
    dispatchEvent(offer);
  });
  await main.getByRole('button', { name: /^Install/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'true');
  expect(await faultsInBothThemes(page)).toEqual([]);
});
