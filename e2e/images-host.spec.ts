import type { Page } from '@playwright/test';
import { announce } from './announcements/announce.ts';
import { openAsPayer, openSheet } from './deposit/deposit-page.ts';
import { goInside } from './page/open.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);
// The policy of the page names the images host of the settings, which here is another one.
test.use({ bypassCSP: true });

const host = 'https://images.example';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** As if the operator had named a host for pictures in the settings. */
async function nameImagesHost(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/my',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"imagesHost":""', `"imagesHost":"${host}"`);
      await route.fulfill({ response, body });
    },
  );
}

/** Every picture that the page itself names, but for what the player has just chosen. */
const sourcesIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => src));

const pages = [
  ['/s-points/mall', 1],
  ['/s-points/detail/1', 1],
  ['/s-points', 1],
  ['/s-vip', 1],
  ['/about-perya', 1],
] as const;

test('pictures of goods, tasks, levels and channels come from the images host [A-461]', async ({
  page,
}) => {
  await nameImagesHost(page);
  await page.route(`${host}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  await openAsPayer(page, '/my');

  await test.step('from the host', async () => {
    for (const [path, least] of pages) {
      await goInside(page, path);
      await expect
        .poll(async () => (await sourcesIn(page, 'main')).length, path)
        .toBeGreaterThanOrEqual(least);
      const sources = await sourcesIn(page, 'main');
      expect(
        sources.filter((source) => !source.startsWith(`${host}/`)),
        path,
      ).toEqual([]);
    }
    await goInside(page, '/my');
    const sheet = await openSheet(page);
    await expect(sheet.locator('img').first()).toBeAttached();
    for (const source of await sourcesIn(page, '[role=dialog]')) {
      expect(source.startsWith(`${host}/`), source).toBe(true);
    }
    await sheet.getByRole('button', { name: 'Close' }).click();
  });
});

test('a drawn booth stands where a picture of goods or of an announcement does not come [M-407]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/images\.example|ERR_FAILED/);
  await nameImagesHost(page);
  await page.route(`${host}/**`, (route) => route.abort());
  // Over, so that it is read on its page and opens over nobody's.
  await announce({ title: 'Of yesterday', from: -48, until: -24, level: 'everybody' });
  await openAsPayer(page, '/my');
  for (const path of ['/s-points/mall', '/s-points/detail/1', '/my/announcements']) {
    await goInside(page, path);
    await expect(page.getByRole('main').locator('.bg-sunken > svg').first(), path).toBeVisible();
    await expect.poll(() => brokenIn(page), path).toEqual([]);
  }
});

/** Those which came to nothing and still stand there. */
const brokenIn = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    );
