import { goInside, open, tabs } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { cards, section } from './lobby-page.ts';

test.use({ viewport: { width: 844, height: 390 }, screen: { width: 844, height: 390 } });

test('a phone on its side shows six games in a row with their names, and the way on in the login', async ({
  page,
}) => {
  await open(page, '/s-game/sections/Hot%20Games');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(5)).toBeVisible();
  const tops = await cards.evaluateAll((all) =>
    all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  for (const card of (await cards.all()).slice(0, 6)) {
    await expect(card).toBeInViewport({ ratio: 0.95 });
  }
  await goInside(page, '/login');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'I agree' })).toBeInViewport({ ratio: 1 });
});

test('the home page of a phone on its side has two rows of games in view with their names, beside search, banner and all tabs', async ({
  page,
}) => {
  await open(page, '/');
  const hot = cards(section(page, 'Hot Games'));
  const first = 8;
  await expect.poll(() => hot.count()).toBeGreaterThanOrEqual(first);
  const tops = await hot.evaluateAll(
    (all, count) => all.slice(0, count).map((card) => Math.round(card.getBoundingClientRect().top)),
    first,
  );
  expect(new Set(tops).size).toBe(2);
  for (const card of (await hot.all()).slice(0, first)) {
    await expect(card).toBeInViewport({ ratio: 0.99 });
  }
  for (const tab of await page.locator(tabs).all()) await expect(tab).toBeInViewport({ ratio: 1 });
  const search = page.getByRole('link', { name: 'Search games' });
  await expect(search).toBeInViewport({ ratio: 1 });
  const highlights = page.getByRole('region', { name: 'Highlights' });
  await expect(highlights).toBeInViewport({ ratio: 0.95 });
  // Nothing lies over the words of so small a banner.
  await expect(highlights.getByRole('button', { name: 'Next highlight' })).toBeHidden();

  // What leads in stays beside the games that are scrolled through.
  await section(page, 'Slot').scrollIntoViewIfNeeded();
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
});
