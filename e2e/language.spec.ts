import { addressOf, open, untilAlive } from './page/open.ts';
import { expect, test } from './page/test.ts';

const tagalogTabs = ['Tahanan', 'Filcoins', 'Benepisyo', 'Akin'];

test('speaks Tagalog at a tap, without loading the page again [M-455]', {
  tag: '@every-screen',
}, async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('radio', { name: 'Tagalog' }).click();
  await expect(page.getByRole('radio', { name: 'Tagalog' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tl');
  const tabs = page.getByRole('navigation', { name: 'Pangunahin' }).getByRole('listitem');
  await expect(tabs).toHaveText(tagalogTabs);
  await expect(page.getByRole('heading', { name: 'Responsableng Paglalaro' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tuloy po kayo' })).toBeVisible();
  await expect(page).toHaveTitle('Perya · Lisensyadong laro, patas at simple');
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Responsible Gaming' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('remembers the language over a reload and on every page', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await open(page, '/');
  await page.getByRole('radio', { name: 'Tagalog' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tl');
  await page.reload();
  await untilAlive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tl');
  await expect(page.getByRole('radio', { name: 'Tagalog' })).toBeChecked();
  await open(page, '/no-such-booth');
  await expect(page.getByRole('heading', { name: 'Wala rito ang puwestong ito' })).toBeVisible();
  await expect(page).toHaveTitle('Hindi nahanap ang pahina · Perya');
});

test('comes from the server in the language that was chosen', async ({ page, context }) => {
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  const answer = await page.request.get(addressOf('/'));
  const html = await answer.text();
  expect(html).toContain('<html lang="tl"');
  expect(html).toContain('Responsableng Paglalaro');
  expect(html).not.toContain('Responsible Gaming');
});

test('stays in the old language, and says so, when the new one does not come', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/assets|dynamically imported module/);
  await open(page, '/');
  await page.route(/\/assets\/(?:shell|home)[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('radio', { name: 'Tagalog' }).click();
  await expect(
    page.getByText('The language could not be loaded. Try again.').first(),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
});

test('can be chosen by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tl');
  await expect(page.getByRole('radio', { name: 'Tagalog' })).toBeFocused();
});
