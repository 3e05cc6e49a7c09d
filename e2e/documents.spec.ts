import { openAsPlayer } from './identity/open-as-player.ts';
import { addressOf, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

const documents = [
  ['/docs/terms-of-use', 'Terms of Use', 'Who may play'],
  ['/docs/privacy-policy', 'Privacy Policy', 'What we keep'],
  ['/docs/faq', 'FAQ', 'How do I log in?'],
  ['/terms-of-use', 'Terms of Use', 'Who may play'],
  ['/privacy-policy', 'Privacy Policy', 'What we keep'],
  ['/responsible-gaming', 'Responsible gaming statement', 'Before you play'],
] as const;

test('shows its texts to anybody [A-025 A-026 A-027 G-070 G-071 G-072 G-185 M-017]', async ({
  page,
}) => {
  for (const [path, title, section] of documents) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
    await expect(page).toHaveURL(addressOf(path));
  }
});

test('asks for each text of the brand, and of the partner before it [A-404 G-070 G-071 G-072 G-073]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('brand')) asked.push(`${pathname} ${searchParams.get('brand')}`);
  });
  for (const [path, brand, call] of [
    ['/docs/terms-of-use', 'sinag', '/member/terms sinag'],
    ['/docs/privacy-policy', undefined, '/member/privacy h5'],
    ['/docs/faq?from=maya', 'sinag', '/member/faq maya'],
    ['/docs/terms-of-use?from=lazada', undefined, '/member/terms lazada'],
  ] as const) {
    await open(page, path, brand);
    await expect.poll(() => asked).toContain(call);
  }
});

test('has no document of another name [A-025 M-017]', async ({ page }) => {
  const answer = await page.request.get(addressOf('/docs/secrets'));
  expect(answer.status()).toBe(404);
});

test('opens the FAQ and the page about the product from the settings [A-051 M-052 M-053]', async ({
  page,
}) => {
  await openAsPlayer(page, '/my');
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(addressOf('/docs/faq'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await expect(page.getByRole('heading', { name: 'Is the game fair?' })).toBeVisible();
  // Markdown is drawn as elements, over the whole page: none of its signs is left.
  const text = page.getByRole('main');
  await expect(text.getByRole('heading', { level: 2 }).nth(3)).toBeAttached();
  await expect(text.locator('strong').first()).toBeAttached();
  expect(await text.innerText()).not.toMatch(/^#|\*\*|\]\(/m);
  await expect(page.getByRole('heading', { name: 'My Balance' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the user centre' }).click();
  await page.getByRole('link', { name: 'About Perya' }).click();
  await expect(page).toHaveURL(addressOf('/about-perya'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Perya');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});

test('has a page about the product of its own brand only [A-469 M-467]', async ({ page }) => {
  const answer = await page.request.get(addressOf('/about-sinag'));
  expect(answer.status()).toBe(404);
});

test('says that a text could not be brought, and brings it on demand', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/terms|ERR_FAILED/);
  await page.route('**/member/terms*', (route) => route.abort());
  await open(page, '/terms-of-use');
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await page.unroute('**/member/terms*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Who may play' })).toBeVisible();
});
