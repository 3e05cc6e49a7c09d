import { coveredGames } from '@perya/demo/generated-games';
import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { cards, namesOf, queriesTo } from './lobby-page.ts';

const isHot = new Map(coveredGames.map((game) => [game.name, game.isHot === true]));
const isNew = new Map(coveredGames.map((game) => [game.name, game.isNew === true]));

test('lists the hot and the new games for a visitor whatever the case and encoding of the address, and sends an unknown section home [A-022 G-035 G-038 G-039 G-040 G-185 G-299 M-015]', async ({
  page,
}) => {
  const asked = queriesTo(page, '/member/game/list');
  await open(page, '/s-game/sections/hot');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('lists the hot games', async () => {
    const lists: string[][] = [];
    for (const id of ['hot', 'hot%20games', 'Hot%20Games', 'HOT']) {
      await goInside(page, `/s-game/sections/${id}`);
      await expect(page).toHaveURL(addressOf(`/s-game/sections/${id}`));
      await expect(heading).toHaveText('Hot Games');
      await expect(cards(page).nth(8)).toBeAttached();
      lists.push((await namesOf(page)).slice(0, 9));
    }
    expect(lists.every((names) => names.join() === lists[0]?.join())).toBe(true);
    expect(lists[0]?.every((name) => isHot.get(name))).toBe(true);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('lists the new games', async () => {
    asked.length = 0;
    await goInside(page, '/s-game/sections/new');
    await expect(heading).toHaveText('New Games');
    await expect.poll(() => asked[0]?.get('is_new')).toBe('1');
    await expect(cards(page).first()).toBeVisible();
    const areNew = async () => (await namesOf(page)).every((name) => isNew.get(name));
    await expect.poll(areNew).toBe(true);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(addressOf('/'));
  });

  await test.step('sends an unknown section home', async () => {
    await page.goto(addressOf('/s-game/sections/favourite'));
    await expect(page).toHaveURL(addressOf('/'));
    for (const id of ['Slot', 'toString']) {
      await goInside(page, '/terms-of-use');
      await expect(heading).toHaveText('Terms of Use');
      await goInside(page, `/s-game/sections/${id}`);
      await expect(page).toHaveURL(addressOf('/'));
    }
  });
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
