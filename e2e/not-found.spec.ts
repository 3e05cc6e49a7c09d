import { addressOf, goInside } from './page/open.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);

const paths = ['/a/b/c', '/example/more', '/%F0%9F%8E%A1', '/index.html', '/my/nowhere'];

test('answers what is not there with 404 and a page that leads home, and shows the gallery to anyone [A-032 A-033 M-020]', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/404|nobody-256|no-such-cover/);
  const answer = await page.goto(addressOf('/no-such-booth'));
  expect(answer?.status()).toBe(404);
  const page404 = (await answer?.text()) ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We cannot find this page');
  await expect(page).toHaveTitle('Page not found · Perya');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const picture = page.getByRole('main').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(addressOf('/'));
  await expect(heading).toHaveText(/Licensed play/);
  await goInside(page, '/example');
  await expect(heading).toHaveText('The gallery');
  await expect(page).toHaveURL(addressOf('/example'));
  expect(await page.evaluate(() => localStorage.getItem('perya:v1:session'))).toBeNull();

  // The same page for every other path, whatever stands in it; only the nonce and the path itself differ.
  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];
  expect(mainOf(page404)).toContain('We cannot find this page');
  for (const path of paths) {
    const other = await request.get(addressOf(path), { headers: { accept: 'text/html' } });
    expect(other.status(), path).toBe(404);
    const html = await other.text();
    expect(mainOf(html), path).toBe(mainOf(page404));
    expect(html).toContain('<title>Page not found · Perya</title>');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  }
});

test('answers an unknown API path with the envelope, not with a page', async ({ request }) => {
  const answer = await request.get(addressOf('/member/no-such-call'), {
    headers: { accept: 'application/json' },
  });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toMatchObject({ status: false, code: expect.any(String) });
});
