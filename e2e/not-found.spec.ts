import { addressOf, open } from './page/open.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);

const paths = ['/no-such-booth', '/a/b/c', '/example/more', '/%F0%9F%8E%A1', '/index.html'];

for (const path of paths) {
  test(`answers ${path} with 404 and a page that leads home [A-033 M-020]`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    const answer = await page.goto(addressOf(path));
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This booth is not here' }),
    ).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Perya');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const picture = page.getByRole('main').locator('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(addressOf('/'));
    await expect(page.getByRole('heading', { level: 1, name: 'Licensed play' })).toBeVisible();
  });
}

test('has no half-built screens: what is not there yet is not found', async ({ request }) => {
  for (const path of ['/service', '/my/news']) {
    expect((await request.get(addressOf(path))).status(), path).toBe(404);
  }
});

test('renders the gallery for anyone [A-032]', async ({ page, expectProblem }) => {
  expectProblem(/nobody-256|no-such-cover/);
  await open(page, '/example');
  await expect(page).toHaveURL(addressOf('/example'));
  await expect(page.getByRole('heading', { level: 1, name: 'The gallery' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('perya:v1:session'))).toBeNull();
});

test('answers an unknown API path with the envelope, not with a page', async ({ request }) => {
  const answer = await request.get(addressOf('/member/no-such-call'), {
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ status: false, code: expect.any(String) });
});
