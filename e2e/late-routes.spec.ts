import { addressOf, goInside, open } from './page/open.ts';
import { routeOnce } from './page/route-once.ts';
import { expect, test } from './page/test.ts';

const routes = '**/assets/route-tree*.js';

test('opens a page that is asked for before the routes have come, guards it, and asks the server for it where they could not come', async ({
  page,
  expectProblem,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(routes, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/');
  await goInside(page, '/s-game/category/Slot');
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible();
  await goInside(page, '/my');
  await expect(page).toHaveURL(addressOf('/'));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  // A reload would keep where the guard came from, and open the login again.
  await page.goto('about:blank');
  await page.unroute(routes);
  expectProblem(/route-tree|ERR_FAILED/);
  await routeOnce(page, routes, (route) => route.abort());
  await open(page, '/');
  await goInside(page, '/s-game/category/Slot');
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
});

test('stays whole where the code of an icon does not come', async ({ page, expectProblem }) => {
  expectProblem(/later-tab-icon|ERR_FAILED/);
  await page.route('**/assets/later-tab-icon*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('later-tab-icon'),
  );
  await open(page, '/');
  await failed;
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a step back while a reloaded page starts leads to the page before, drawn anew', async ({
  page,
}) => {
  await open(page, '/');
  await goInside(page, '/docs/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(addressOf('/'));
  release();
  await expect(page.getByRole('navigation', { name: 'Game types' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('what opens over a page comes although its code did not come at first', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/after-hydration|ERR_FAILED/);
  await routeOnce(page, '**/assets/after-hydration*.js', (route) => route.abort());
  await open(page, '/');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('what opens over a page comes although one went on before the page was hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The app waits no longer than this for a page that fails to hydrate: here it would hide what is looked at.
    const { setTimeout: later } = window;
    const untilGivenUp = 15_000;
    Object.assign(window, {
      setTimeout: (work: TimerHandler, ms?: number) => (ms === untilGivenUp ? 0 : later(work, ms)),
    });
    // React has begun with the heading, and has not yet told the page.
    const goOnWhenBegun = () => {
      const heading = document.querySelector('main h1') ?? {};
      if (Object.keys(heading).some((key) => key.startsWith('__reactProps'))) {
        history.pushState({}, '', '/privacy-policy');
      } else later(goOnWhenBegun);
    };
    if (origin !== 'null') goOnWhenBegun();
  });
  await page.goto(addressOf('/terms-of-use'));
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
