import { openGallery } from './page/gallery.ts';
import { goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';
import { withMotion } from './page/with-motion.ts';

const widthsPx = [320, 375, 390, 768, 1280];

/** Counts how often the page itself moved in, and by which animation. */
const countPageMoves = () => {
  const moves: string[] = [];
  document.addEventListener('animationstart', (event) => {
    if ((event.target as Element).id === 'main') moves.push(event.animationName);
  });
  Object.assign(window, { pageMoves: moves });
};
const readPageMoves = () => (window as unknown as { pageMoves: string[] }).pageMoves;

test.describe('with movement', () => {
  test.use(withMotion);

  test('fades and slides a new page in for half a second [A-069 M-031 M-451]', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(countPageMoves);
    await goInside(page, '/no-such-booth');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This booth is not here' }),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(readPageMoves)).toEqual(['page-in']);
    await expect(page.getByRole('main')).toHaveCSS('animation-duration', '0.5s');
    const moved = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const keyframes = rules.find(
        (rule) => rule instanceof CSSKeyframesRule && rule.name === 'page-in',
      );
      return keyframes?.cssText ?? '';
    });
    expect(moved).toMatch(/opacity: 0/);
    expect(moved).toMatch(/transform: translate/);
  });

  test('keeps the page still when only the query changes [A-069 M-031]', async ({
    page,
    expectProblem,
  }) => {
    await openGallery({ page, expectProblem });
    await page.evaluate(countPageMoves);
    await page.getByRole('main').evaluate((main) => main.setAttribute('data-same', ''));
    await goInside(page, '/example?action=withdraw');
    await expect(page.getByRole('dialog', { name: 'Withdraw sheet' })).toBeVisible();
    await expect(page.locator('main[data-same]')).toHaveCount(1);
    expect(await page.evaluate(readPageMoves)).toEqual([]);
    await goInside(page, '/no-such-booth');
    await expect.poll(() => page.evaluate(readPageMoves)).toEqual(['page-in']);
    await expect(page.locator('main[data-same]')).toHaveCount(0);
  });
});

test('barely moves where movement is unwelcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await goInside(page, '/no-such-booth');
  await expect(page.locator('main.page-enter')).toHaveCSS('animation-duration', '0.001s');
});

test('moves the focus to the heading of a new page and names it in the title', async ({ page }) => {
  await open(page, '/');
  const before = await page.title();
  await goInside(page, '/no-such-booth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Page not found · Perya');
  await page.goBack();
  await expect(page).toHaveTitle(before);
});

test('lets the keyboard skip to the page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('returns to the place on the page where the player was', async ({ page, expectProblem }) => {
  await openGallery({ page, expectProblem });
  await page.getByRole('heading', { name: 'Figures and marks' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('shows what the house stands for, with ways to follow it and its regulators', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByText(/aged 21 and over/).first()).toBeVisible();
  const regulators = page.getByRole('region', { name: 'Responsible Gaming' });
  for (const name of ['21+', 'Fair gaming']) {
    const link = regulators.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', 'https://www.pagcor.ph/');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const follow = page.getByRole('region', { name: 'Follow Us' });
  await expect(follow.getByRole('link')).toHaveCount(5);
});

for (const [name, path] of [
  ['home', '/'],
  ['gallery', '/example'],
  ['not-found page', '/no-such-booth'],
] as const) {
  test(`never scrolls sideways on the ${name} at any width [A-001]`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404|nobody-256|no-such-cover/);
    await open(page, path);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 844 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `at ${width} px`).toBe(0);
    }
  });
}

test('stands in for a page that broke, and tries again', async ({ page, expectProblem }) => {
  expectProblem(/example|dynamically imported module|nobody-256|no-such-cover/);
  await open(page, '/');
  await page.route(/\/assets\/example[^/]*\.js$/, (route) => route.abort());
  await goInside(page, '/example');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Something broke on our side' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  await page.unroute(/\/assets\/example[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The gallery' })).toBeVisible();
});
