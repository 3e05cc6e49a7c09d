import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults.ts';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { cards, queriesTo, searchBox, section } from './lobby-page.ts';

/** From here on the clock moves only when told. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/s-game/category/Slot');
  await expect(cards(page).first()).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('finds a game by its name and brings the whole list back when it is emptied [G-121 G-175 G-176]', async ({
  page,
}) => {
  const asked = queriesTo(page, '/member/game/list');
  await open(page, '/s-game/category/Slot');
  await expect(cards(page).first()).toContainText('Bahay Kubo Cascade');
  asked.length = 0;
  await searchBox(page).pressSequentially('mango');
  await expect(cards(page).first()).toContainText('Mango Rush');
  const keywords = asked
    .filter((query) => query.get('page') === '1')
    .map((query) => query.get('w'));
  expect(keywords).toEqual(['mango']);
  asked.length = 0;
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(cards(page).first()).toContainText('Bahay Kubo Cascade');
  expect(asked.some((query) => query.has('w'))).toBe(false);
  expect(asked.length).toBeGreaterThan(0);
});

test('waits 500 ms after the last key and asks once per burst [G-177]', async ({ page }) => {
  await openStopped(page);
  const asked = queriesTo(page, '/member/game/list');
  await searchBox(page).pressSequentially('jeep');
  await page.clock.runFor(499);
  await searchBox(page).pressSequentially('ney');
  await page.clock.runFor(499);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(1);
  await expect(cards(page).first()).toContainText('Jeepney Jackpot');
  expect(asked.map((query) => query.get('w'))).toEqual(['jeepney']);
});

test('does not ask for one or two characters [G-175]', async ({ page }) => {
  await openStopped(page);
  const asked = queriesTo(page, '/member/game/list');
  for (const typed of ['m', 'ma', ' ma  ']) {
    await searchBox(page).fill(typed);
    await page.clock.runFor(5000);
  }
  expect(asked).toHaveLength(0);
  await searchBox(page).fill('man');
  await page.clock.runFor(500);
  await expect.poll(() => asked[0]?.get('w')).toBe('man');
});

test('finds in the other categories what its own does not have, and else suggests what is popular [G-242]', async ({
  page,
}) => {
  await open(page, '/s-game/category/Slot');
  await searchBox(page).fill('plinko');
  await expect(page.getByText('No game in Slot fits “plinko”.')).toBeVisible();
  const others = section(page, 'In other categories');
  await expect(cards(others).first()).toContainText('Plinko Perya');
  await searchBox(page).fill('xxxxxx');
  await expect(page.getByText('No game in Slot fits “xxxxxx”.')).toBeVisible();
  await expect(cards(section(page, 'Popular now')).first()).toBeVisible();
  await expect(others).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('takes 50 characters and no more [G-174]', async ({ page }) => {
  await open(page, '/s-game/category/Slot');
  await searchBox(page).pressSequentially('x'.repeat(60));
  await expect(searchBox(page)).toHaveValue('x'.repeat(50));
  await expect(page.getByText('There is no data yet!')).toBeVisible();
});

test('takes signs that mean something to a database as the letters that they are', async ({
  page,
}) => {
  await open(page, '/s-game/category/Slot');
  await expect(cards(page).first()).toBeVisible();
  for (const typed of ["';--", '%%%', '___', '.*+$', '\\\\\\']) {
    await searchBox(page).fill(typed);
    await expect(page.getByText('There is no data yet!')).toBeVisible();
    await searchBox(page).fill('');
    await expect(cards(page).first()).toBeVisible();
  }
});
