import type { Request } from '@playwright/test';
import { faultsOf } from './page/faults/faults.ts';
import { addressOf, open, untilAlive } from './page/open.ts';
import { expect, test } from './page/test.ts';

const tagalogTabs = ['Home', 'Filcoins', 'Rewards', 'Tulong', 'Ako'];

test('speaks Tagalog at a tap, without loading the page again, and remembers it; where it does not come it says so [M-455]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/assets|dynamically imported module|404/);
  await open(page, '/');
  const root = page.locator('html');
  const tagalog = page.getByRole('radio', { name: 'Tagalog' });
  await expect(root).toHaveAttribute('lang', 'en');
  await page.evaluate(() => Object.assign(window, { samePage: true }));

  await test.step('speaks Tagalog, and English again', async () => {
    await tagalog.click();
    await expect(tagalog).toBeChecked();
    await expect(root).toHaveAttribute('lang', 'tl');
    const tabs = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    await expect(tabs).toHaveText(tagalogTabs);
    await expect(page.getByRole('heading', { name: 'Responsible Gaming' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tuloy po kayo' })).toBeVisible();
    await expect(page).toHaveTitle('Perya · Lisensyadong laro, patas at simple');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Responsible Gaming' })).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  await test.step('stays in the old language, and says so, when the new one does not come, until it is asked for again', async () => {
    const words = /\/assets\/(?:shell|home)[^/]*\.js$/;
    let underWay = 0;
    page.on('request', (request) => {
      if (words.test(request.url())) underWay += 1;
    });
    const end = (request: Request) => {
      if (words.test(request.url())) underWay -= 1;
    };
    page.on('requestfailed', end);
    page.on('requestfinished', end);
    await open(page, '/');
    await page.route(words, (route) => route.abort());
    await tagalog.click();
    await expect(
      page.getByText('The language could not be loaded. Try again.').first(),
    ).toBeVisible();
    await expect(root).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    // Whoever asks again for a module that is still under way shares its failure.
    await expect.poll(() => underWay).toBe(0);
    await page.unroute(words);
    await tagalog.click();
    await expect(root).toHaveAttribute('lang', 'tl');
    await expect(tagalog).toBeChecked();
  });

  await test.step('remembers the language over a reload and on every page', async () => {
    await page.reload();
    await untilAlive(page);
    await expect(root).toHaveAttribute('lang', 'tl');
    await expect(tagalog).toBeChecked();
    await open(page, '/no-such-booth');
    await expect(
      page.getByRole('heading', { name: 'Hindi namin mahanap ang page na ito' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Hindi nahanap ang page · Perya');
  });

  await test.step('comes from the server in the language that was chosen', async () => {
    const html = await (await page.request.get(addressOf('/'))).text();
    expect(html).toContain('<html lang="tl"');
    expect(html).toContain('Libangan ang paglalaro');
    expect(html).not.toContain('Gaming is fun');
  });
});
