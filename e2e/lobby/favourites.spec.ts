import { firstBox, logInByCode, loginSheet } from '../identity/log-in.ts';
import { freshPhone } from '../identity/player.ts';
import { addressOf, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { cards, heartOf, holdBack, namesOf, queriesTo } from './lobby-page.ts';

test('marks a game, finds it on the Favorite page and takes the mark away again [A-006 G-006 G-036 G-160 G-161 G-162 G-196 G-198]', async ({
  page,
  context,
}) => {
  await signIn(context);
  const lists = queriesTo(page, '/member/fav/list');
  await open(page, '/s-game/category/Slot');
  const heart = heartOf(page, 'Mango Rush');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => lists.length).toBe(1);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(lists).toHaveLength(2);
  await open(page, '/s-game/sections/favorite');
  await expect(cards(page)).toHaveCount(1);
  expect(await namesOf(page)).toEqual(['Mango Rush']);
  lists.length = 0;
  await heart.click();
  await expect(page.getByText('There is no data yet!')).toBeVisible();
  expect(lists).toHaveLength(1);
});

test('ignores every other heart while one is being changed [G-163]', async ({ page, context }) => {
  await signIn(context);
  const added = queriesTo(page, '/member/fav/insert');
  await open(page, '/s-game/category/Slot');
  await expect(cards(page).first()).toBeVisible();
  const letGo = await holdBack(page, '/member/fav/insert');
  await heartOf(page, 'Mango Rush').click();
  await expect.poll(() => added.length).toBe(1);
  await heartOf(page, 'Jeepney Jackpot').click();
  await heartOf(page, 'Mango Rush').click();
  letGo();
  await expect(heartOf(page, 'Mango Rush')).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(page, 'Jeepney Jackpot')).toHaveAttribute('aria-pressed', 'false');
  expect(added).toHaveLength(1);
  await heartOf(page, 'Jeepney Jackpot').click();
  await expect(heartOf(page, 'Jeepney Jackpot')).toHaveAttribute('aria-pressed', 'true');
});

test('says that it could not be changed, and the heart stays as it was', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/member\/fav\/insert/);
  await signIn(context);
  await open(page, '/s-game/category/Slot');
  await page.route('**/member/fav/insert**', (route) => route.abort());
  await heartOf(page, 'Mango Rush').click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Your favourites could not be changed. Try again.',
  );
  await expect(heartOf(page, 'Mango Rush')).toHaveAttribute('aria-pressed', 'false');
});

test('asks a visitor to log in by code first, and then marks the game [A-259 G-164 G-165]', async ({
  page,
}) => {
  const sent = ['insert', 'delete', 'list'].map((name) => queriesTo(page, `/member/fav/${name}`));
  await open(page, '/s-game/category/Slot');
  await heartOf(page, 'Mango Rush').click();
  const sheet = loginSheet(page);
  await expect(sheet.getByLabel('Phone number')).toBeVisible();
  await expect(firstBox(sheet)).toHaveCount(0);
  expect(sent.flat()).toEqual([]);
  await logInByCode(sheet, freshPhone());
  await expect(sheet).toHaveCount(0);
  await expect(heartOf(page, 'Mango Rush')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
});

test('sends a visitor of the shopping app to its own page instead [G-166]', async ({ page }) => {
  await open(page, '/s-game/category/Slot?from=lazada');
  await heartOf(page, 'Mango Rush').click();
  await expect(page).toHaveURL(addressOf('/lazada-shop'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Log in through your shopping app',
  );
  await expect(loginSheet(page)).toHaveCount(0);
});

test('fetches profile, wallet and favourites when the token comes, and forgets them when it goes [G-006 M-242]', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(context);
  await open(page, '/s-game/category/Slot');
  await heartOf(page, 'Mango Rush').click();
  await expect(heartOf(page, 'Mango Rush')).toHaveAttribute('aria-pressed', 'true');
  for (const path of ['/member/detail', '/finance/wallet', '/member/fav/list']) {
    expect(asked.some((each) => each.startsWith(path))).toBe(true);
  }
  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage })),
  );
  await expect(heartOf(page, 'Mango Rush')).toHaveAttribute('aria-pressed', 'false');
});

test('shows three favourites at most in the user centre, with the way to all of them [M-049 M-050 M-051 M-100]', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page, '/my');
  const panel = page.getByRole('region', { name: 'Favorites' });
  await expect(panel.getByText('There is no data yet！')).toBeVisible();
  await open(page, '/s-game/category/Slot');
  for (const name of ['Mango Rush', 'Jeepney Jackpot', 'Perya Lines', 'Carabao Gold']) {
    await heartOf(page, name).click();
    await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await open(page, '/my');
  await expect(panel.getByRole('listitem')).toHaveText([
    'Carabao Gold',
    'Perya Lines',
    'Jeepney Jackpot',
  ]);
  await panel.getByRole('link', { name: 'View More' }).click();
  await expect(page).toHaveURL(addressOf('/s-game/sections/favorite'));
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(addressOf('/my'));
});
