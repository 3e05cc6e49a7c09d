import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { firstBrandTags } from '@perya/contract/brands/first-brands';
import { askAs } from './page/ask-as.ts';
import { addressOf, open } from './page/open.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

test('carries the first banner, its words and its styles in the page itself', async ({
  request,
}) => {
  for (const brand of firstBrandTags) {
    const html = await (await askAs(request, '/', brand)).text();
    const [banner = ''] = html.match(/<img[^>]*\/art\/banners\/[^>]*>/) ?? [];
    expect(banner).toContain(`/art/banners/${brand}-welcome`);
    expect(banner).toContain('fetchPriority="high"');
    expect(banner).toContain('loading="eager"');
    expect(html).toContain('Step right up');
    expect(html).toMatch(/<style nonce="[^"]+">/);
    expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
  }
});

test('has nothing in the page that its own policy forbids', async ({ request }) => {
  for (const path of ['/', '/example', '/no-such-booth']) {
    const answer = await request.get(addressOf(path));
    const html = await answer.text();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1];
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    const inline = html.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
    expect(inline).toEqual(['<script type="application/json" id="perya-data">']);
    expect(html).not.toContain('%perya.');
  }
  const nonces = await Promise.all(
    [1, 2].map(
      async () => (await request.get(addressOf('/'))).headers()['content-security-policy'],
    ),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is a finished page', async ({ page, expectProblem }) => {
    // A browser without scripts refuses the ones that the page names.
    expectProblem(/^request: GET .*\/assets\/.*\.js csp$/);
    await page.goto(addressOf('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Step right up' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Responsible Gaming' })).toBeVisible();
  });
});

test('keeps picture and button where they are while words are still on their way', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  await open(page, '/no-such-booth');
  const picture = page.locator('.scene-page img');
  const button = page.locator('.scene-page a');
  const whole = await picture.boundingBox();
  const wholeButton = await button.boundingBox();
  // As the page is painted when only its first bytes have come.
  await button.evaluate((element) => element.replaceChildren());
  expect(await button.boundingBox()).toEqual(wholeButton);
  await page.locator('.scene-page > :not(:first-child)').evaluateAll((rest) => {
    for (const element of rest) element.remove();
  });
  expect(await picture.boundingBox()).toEqual(whole);
});

test('needs at most 96 KB of script, compressed, before the page is alive, none that grows with the routes and none that brings its styles again', () => {
  const report = execFileSync(process.execPath, [inProject('apps/web/check-size.ts')], {
    encoding: 'utf8',
  });
  const [, kilobytes] = /([\d.]+) KB {2}first-load JavaScript/.exec(report) ?? [];
  expect(Number(kilobytes)).toBeLessThanOrEqual(96);
});
