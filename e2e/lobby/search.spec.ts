import { faultsOf } from '../page/faults/faults.ts';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { cards, queriesTo, searchBox, section } from './lobby-page.ts';

test('finds a game by its name half a second after the last of three keys or more, in its own category or another, and else suggests what is popular [G-121 G-174 G-175 G-176 G-177 G-242]', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/s-game/category/Slot');
  await expect(cards(page).first()).toContainText('Bahay Kubo Cascade');
  // From here on the clock moves only when told.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = queriesTo(page, '/member/game/list');
  const search = async (typed: string) => {
    await searchBox(page).fill(typed);
    await page.clock.runFor(500);
  };
  const empty = page.getByText('There is no data yet!');

  await test.step('does not ask for one or two characters', async () => {
    for (const typed of ['m', 'ma', ' ma  ']) {
      await searchBox(page).fill(typed);
      await page.clock.runFor(5000);
    }
    expect(asked).toHaveLength(0);
    await search('man');
    await expect.poll(() => asked[0]?.get('w')).toBe('man');
  });

  await test.step('waits 500 ms after the last key and asks once per burst', async () => {
    await searchBox(page).fill('');
    await page.clock.runFor(5000);
    await expect(cards(page).first()).toContainText('Bahay Kubo Cascade');
    asked.length = 0;
    await searchBox(page).pressSequentially('jeep');
    await page.clock.runFor(499);
    await searchBox(page).pressSequentially('ney');
    await page.clock.runFor(499);
    expect(asked.filter((query) => query.has('w'))).toHaveLength(0);
    await page.clock.runFor(1);
    await expect(cards(page).first()).toContainText('Jeepney Jackpot');
    expect(asked.flatMap((query) => query.get('w') ?? [])).toEqual(['jeepney']);
  });

  await test.step('brings the whole list back when it is emptied', async () => {
    asked.length = 0;
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(searchBox(page)).toBeFocused();
    await page.clock.runFor(500);
    await expect(cards(page).first()).toContainText('Bahay Kubo Cascade');
    expect(asked.some((query) => query.has('w'))).toBe(false);
  });

  await test.step('finds in the other categories what its own does not have, and else suggests what is popular', async () => {
    await search('plinko');
    await expect(page.getByText('No games in Slot match “plinko”.')).toBeVisible();
    const others = section(page, 'In other categories');
    await expect(cards(others).first()).toContainText('Plinko Perya');
    await search('xxxxxx');
    await expect(page.getByText('No games in Slot match “xxxxxx”.')).toBeVisible();
    await expect(cards(section(page, 'Popular now')).first()).toBeVisible();
    await expect(others).toHaveCount(0);
  });

  await test.step('takes signs that mean something to a database as the letters that they are', async () => {
    for (const typed of ["';--", '%%%', '___', '.*+$', '\\\\\\']) {
      await search('');
      await expect(cards(page).first()).toBeVisible();
      await expect(empty).toHaveCount(0);
      await search(typed);
      await expect(empty).toBeVisible();
    }
  });

  await test.step('takes 50 characters and no more', async () => {
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially('x'.repeat(60));
    await expect(searchBox(page)).toHaveValue('x'.repeat(50));
    await page.clock.runFor(500);
    await expect(cards(section(page, 'Popular now')).first()).toBeVisible();
  });

  // The checker needs a running clock.
  await page.clock.resume();
  expect(await faultsOf(page)).toEqual([]);
});
