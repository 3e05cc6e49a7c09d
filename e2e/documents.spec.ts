import { openAsPlayer } from './identity/open-as-player.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

const documents = [
  ['/docs/terms-of-use', 'Terms of Use', 'Who may play'],
  ['/docs/privacy-policy', 'Privacy Policy', 'What we keep'],
  ['/docs/faq', 'FAQ', 'What do I need to begin?'],
  ['/terms-of-use', 'Terms of Use', 'Who may play'],
  ['/privacy-policy', 'Privacy Policy', 'What we keep'],
  ['/responsible-gaming', 'Responsible gaming statement', 'Before you play'],
] as const;

test('anybody reads the texts of the brand, and of the partner before it, at their addresses [A-025 A-026 A-027 A-404 A-469 G-070 G-071 G-072 G-073 G-185 G-335 M-017 M-467 M-506]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/terms|ERR_FAILED/);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('brand')) asked.push(`${pathname} ${searchParams.get('brand')}`);
  });

  await test.step('says that a text could not be brought, and brings it on demand', async () => {
    await page.route('**/member/terms*', (route) => route.abort());
    await open(page, '/terms-of-use');
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await page.unroute('**/member/terms*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Who may play' })).toBeVisible();
  });

  await test.step('shows each text', async () => {
    for (const [path, title, section] of documents) {
      expect((await page.request.get(addressOf(path))).status()).toBe(200);
      await goInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
      await expect(page).toHaveURL(addressOf(path));
    }
    expect(asked).toContain('/member/privacy h5');
  });

  await test.step('asks for that of the brand, and of the partner before it', async () => {
    for (const [path, brand, call] of [
      ['/docs/terms-of-use', 'sinag', '/member/terms sinag'],
      ['/docs/faq?from=maya', 'sinag', '/member/faq maya'],
      ['/docs/terms-of-use?from=lazada', undefined, '/member/terms lazada'],
    ] as const) {
      await open(page, path, brand);
      await expect.poll(() => asked).toContain(call);
    }
  });

  await test.step('has no document of another name, nor a page about the product of another brand', async () => {
    for (const path of ['/docs/secrets', '/about-sinag']) {
      expect((await page.request.get(addressOf(path))).status(), path).toBe(404);
    }
  });
});

test('opens the FAQ and the page about the product from the settings [A-051 M-052 M-053]', async ({
  page,
}) => {
  await openAsPlayer(page, '/my');
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(addressOf('/docs/faq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  const fair = page.getByRole('heading', { name: 'Is the game fair?' });
  await expect(fair).toBeVisible();
  const answer = page.getByRole('group').filter({ has: fair }).locator('.prose');
  await expect(answer).toBeHidden();
  await fair.click();
  await expect(answer).toBeVisible();
  // Markdown is drawn as elements, over the whole page: none of its signs is left.
  const text = page.getByRole('main');
  await expect(text.getByRole('heading', { level: 2 }).nth(3)).toBeAttached();
  await expect(text.locator('strong').first()).toBeAttached();
  expect(await text.innerText()).not.toMatch(/^#|\*\*|\]\(/m);
  await expect(page.getByRole('heading', { name: 'My Balance' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'About Perya' }).click();
  await expect(page).toHaveURL(addressOf('/about-perya'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Perya');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});
