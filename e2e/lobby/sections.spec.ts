import { demoGames } from '@perya/demo/games';
import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { cards, namesOf, queriesTo } from './lobby-page.ts';

const isHot = new Map(demoGames.map((game) => [game.name, game.isHot === true]));
const isNew = new Map(demoGames.map((game) => [game.name, game.isNew === true]));

test('lists the hot games for a visitor whatever the case and encoding of the address [A-022 G-035 G-038 G-039 G-185 M-015]', async ({
  page,
}) => {
  const lists: string[][] = [];
  for (const id of ['hot', 'hot%20games', 'Hot%20Games', 'HOT']) {
    await open(page, `/s-game/sections/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Games');
    await expect(cards(page).nth(8)).toBeAttached();
    lists.push((await namesOf(page)).slice(0, 9));
  }
  expect(lists.every((names) => names.join() === lists[0]?.join())).toBe(true);
  expect(lists[0]?.every((name) => isHot.get(name))).toBe(true);
});

test('lists the new games [G-040]', async ({ page }) => {
  const asked = queriesTo(page, '/member/game/list');
  await open(page, '/s-game/sections/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Games');
  await expect(cards(page).first()).toBeVisible();
  expect((await namesOf(page)).every((name) => isNew.get(name))).toBe(true);
  expect(asked[0]?.get('is_new')).toBe('1');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(addressOf('/'));
});

test('sends an unknown section home [G-299]', async ({ page }) => {
  for (const id of ['favourite', 'Slot', 'toString']) {
    await page.goto(addressOf(`/s-game/sections/${id}`));
    await expect(page).toHaveURL(addressOf('/'));
  }
});

test('asks a visitor of the favourites to log in, and then shows them [G-036 G-037 G-300]', async ({
  page,
}) => {
  const asked = queriesTo(page, '/member/fav/list');
  await open(page, '/');
  await page.goto(addressOf('/s-game/sections/favorite'));
  const sheet = loginSheet(page);
  await expect(sheet).toBeVisible();
  expect(asked).toHaveLength(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorite');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logInByCode(sheet, freshPhone());
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorite');
  await expect(page.getByText('There is no data yet!')).toBeVisible();
  expect(asked[0]?.get('page')).toBe('1');
  expect(asked[0]?.get('page_size')).toBe('1000');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(addressOf('/'));
});

test('has nothing wrong in either theme', async ({ page }) => {
  await open(page, '/s-game/sections/hot');
  await expect(cards(page).first()).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});
