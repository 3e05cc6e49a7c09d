import { goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

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
