import type { Page } from '@playwright/test';
import { missingInGallery } from './page/gallery.ts';
import { goInside, open, untilAlive } from './page/open.ts';
import { expect, test } from './page/test.ts';

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

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, `at ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

test('the shell moves a new page in, names it, keeps its place, mends what broke and never scrolls sideways [A-001 A-069 M-031 M-451]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404|example|dynamically imported module/);
  expectProblem(missingInGallery);
  await open(page, '/');
  const before = await page.title();
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('shows what the house stands for, with ways to follow it and its regulators', async () => {
    await expect(page.getByText(/aged 21 and over/).first()).toBeVisible();
    const regulators = page.getByRole('region', { name: 'Responsible Gaming' });
    for (const name of ['21+', 'Fair gaming']) {
      const link = regulators.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', 'https://www.pagcor.ph/');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const follow = page.getByRole('region', { name: 'Follow Us' });
    await expect(follow.getByRole('link')).toHaveCount(5);
    await expectNoSidewaysScroll(page);
  });

  await test.step('moves the focus to the heading of a new page and names it in the title', async () => {
    await goInside(page, '/no-such-booth');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Page not found · Perya');
    // It barely moves where movement is unwelcome.
    await expect(page.locator('main.page-enter')).toHaveCSS('animation-duration', '0.001s');
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page).toHaveTitle(before);
  });

  await test.step('returns to the place on the page where the player was', async () => {
    await open(page, '/example');
    await expectNoSidewaysScroll(page);
    await page.getByRole('heading', { name: 'Figures and marks' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveTitle(before);
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('keeps the page still when only the query changes', async () => {
    await expect(heading).toHaveText('The gallery');
    // The page that came back is at rest, also by the longer time that movement takes from here on.
    await page
      .getByRole('main')
      .evaluate((main) => Promise.all(main.getAnimations().map(({ finished }) => finished)));
    await page.evaluate(countPageMoves);
    await page.getByRole('main').evaluate((main) => main.setAttribute('data-same', ''));
    await goInside(page, '/example?action=withdraw');
    await expect(page.getByRole('dialog', { name: 'Withdraw sheet' })).toBeVisible();
    await expect(page.locator('main[data-same]')).toHaveCount(1);
    expect(await page.evaluate(readPageMoves)).toEqual([]);
  });

  await test.step('fades and slides a new page in for half a second', async () => {
    await goInside(page, '/no-such-booth');
    await expect(heading).toHaveText('We cannot find this page');
    await expect.poll(() => page.evaluate(readPageMoves)).toEqual(['page-in']);
    await expect(page.locator('main[data-same]')).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveCSS('animation-duration', '0.5s');
    // Where it begins it reaches beyond the edge, and still nothing scrolls.
    await page.getByRole('main').evaluate((main) => {
      main.style.animation = 'none';
      main.style.transform = 'translateX(24px)';
    });
    await expectNoSidewaysScroll(page);
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

  await test.step('stands in for a page that broke, and tries again', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await untilAlive(page);
    await page.route(/\/assets\/example[^/]*\.js$/, (route) => route.abort());
    await goInside(page, '/example');
    await expect(heading).toHaveText('Something went wrong');
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
    await page.unroute(/\/assets\/example[^/]*\.js$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('The gallery');
  });
});

test('whoever asks for little motion sees the next page appear where it stays', async ({
  page,
  expectProblem,
}) => {
  expectProblem(missingInGallery);
  await open(page, '/example');
  await goInside(page, '/no-such-booth');
  await expect(page.getByRole('main')).toHaveCSS('animation-name', 'fade-in');
});
