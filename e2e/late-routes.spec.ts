import { addressOf, goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

const routes = '**/assets/route-tree*.js';

test('opens a page that is asked for before the routes have come, and guards it', async ({
  page,
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
  // What was there stays until the next page can be drawn.
  await expect(page.getByRole('heading', { level: 1, name: 'Licensed play' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible();
  await goInside(page, '/my');
  await expect(page).toHaveURL(addressOf('/'));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('says so inside the frame where the routes cannot come, and tries again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/route-tree|dynamically imported/);
  await page.route(routes, (route) => route.abort());
  await open(page, '/');
  await goInside(page, '/s-game/category/Slot');
  await expect(page.getByRole('heading', { name: 'Something broke on our side' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slot' })).toBeVisible();
});
