import type { Page } from '@playwright/test';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { submitIdentity } from './submit-identity.ts';

/** By how much the window and the page inside of it could be scrolled sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    ['html', 'main'].map((name) => {
      const place = document.querySelector(name);
      return place ? place.scrollWidth - place.clientWidth : -1;
    }),
  );

test('@desktop roles and a player fit into every window', async ({ page }) => {
  const { uid } = await submitIdentity();
  await openAsStaff(page, 'administrator', '/backoffice/settings/roles');
  for (const [path, heading] of [
    ['/backoffice/settings/roles', 'Roles'],
    [`/backoffice/players/${uid}`, `Player ${uid}`],
  ] as const) {
    await goInside(page, path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    for (const width of [1440, 1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => tooWide(page), `${path} at ${width}`).toEqual([0, 0]);
    }
  }
  await test.step('on a phone a fact stands beneath its name', async () => {
    const facts = page.getByRole('complementary', { name: 'Who it is' });
    const name = await facts.getByRole('term').first().boundingBox();
    const fact = await facts.getByRole('definition').first().boundingBox();
    expect(fact?.x).toBe(name?.x);
    expect(fact?.y).toBeGreaterThan(name?.y ?? 0);
  });
});

test('@desktop tabs stand at one height in every room, and the name of a row has its colour', async ({
  page,
}) => {
  await openAsStaff(page, 'administrator', '/backoffice');
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  // A strip that says what is stopped may stand above them.
  const gapAbove = (bar: Element) => {
    const strip = document.querySelector('.stop-strip')?.getBoundingClientRect().bottom;
    const above = strip ?? document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    return Math.round(bar.getBoundingClientRect().top - above);
  };
  for (const [path, name] of [
    ['/backoffice/house/alarms', 'Parts of the house'],
    ['/backoffice/payments/withdrawals', 'Payments'],
    ['/backoffice/settings/staff', 'Settings'],
    ['/backoffice/games/weights', 'Games'],
  ] as const) {
    await goInside(page, path);
    const tabs = page.getByRole('main').getByRole('navigation', { name });
    // Those of the page before may be the ones that are found first.
    await expect.poll(() => tabs.evaluate(gapAbove), { message: path }).toBe(0);
  }
  // The one that is open stays in sight where the window becomes narrower.
  const open = page.getByRole('navigation', { name: 'Games' }).getByText('Wagering contribution');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(open).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = page.getByRole('table', { name: 'Weights' }).getByRole('rowheader').first();
  await expect(name).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('@desktop the buttons of a claim stand inside of its bar, and badges stand out from the row that is open', async ({
  page,
}) => {
  const { uid, path } = await submitIdentity();
  await openAsStaff(page, 'reviewer', `${path}?uid=${uid}`);
  const bar = page.locator('.claim-bar');
  const button = bar.getByRole('button').last();
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(button).toBeVisible();
    const outer = await bar.boundingBox();
    const inner = await button.boundingBox();
    const bottomOf = (box: typeof outer) => (box ? box.y + box.height : 0);
    expect(bottomOf(inner), `at ${width}`).toBeLessThanOrEqual(bottomOf(outer));
  }
  await page.setViewportSize({ width: 1440, height: 844 });
  const row = page.getByRole('row').filter({ has: page.locator('[aria-current]') });
  const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  const ofRow = await row.evaluate(backgroundOf);
  const badge = row.locator('.status-badge').first();
  expect(await badge.evaluate(backgroundOf)).not.toBe(ofRow);
});
