import { firstBox, logInByCode, loginSheet } from '../identity/log-in.ts';
import { freshPhone } from '../identity/player.ts';
import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { comeInsideApp } from '../partners/inside-app.ts';
import { cards, heartOf, holdBack, namesOf, queriesTo } from './lobby-page.ts';

test('marks games, finds them on the Favorite page and in the user centre, changes one heart at a time, and forgets them with the token [A-006 A-442 G-006 G-036 G-160 G-161 G-162 G-163 G-196 G-198 M-049 M-050 M-051 M-100 M-241 M-242 M-437]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/member\/fav\/insert/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const lists = queriesTo(page, '/member/fav/list');
  const added = queriesTo(page, '/member/fav/insert');
  await signIn(context);
  await open(page, '/my');
  const panel = page.getByRole('region', { name: 'Favorites' });
  const empty = page.getByText('There is no data yet!');
  const mango = heartOf(page, 'Mango Rush');
  const jeepney = heartOf(page, 'Jeepney Jackpot');

  await test.step('fetches announcements, profile, wallet and favourites when the token comes', async () => {
    for (const path of [
      '/member/popup/list',
      '/member/detail',
      '/finance/wallet',
      '/member/fav/list',
    ]) {
      await expect.poll(() => asked.some((each) => each.startsWith(path)), path).toBe(true);
    }
    await expect(panel.getByText('There is no data yet！')).toBeVisible();
    await expect(panel.getByText('Tap ♥ on a game to keep it here.')).toBeVisible();
  });

  await test.step('says that it could not be changed, and the heart stays as it was', async () => {
    await goInside(page, '/s-game/category/Slot');
    await expect(mango).toHaveAttribute('aria-pressed', 'false');
    expect(lists).toHaveLength(1);
    await page.route('**/member/fav/insert**', (route) => route.abort());
    await mango.click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Your favorites could not be changed. Try again.',
    );
    await expect(mango).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/member/fav/insert**');
  });

  await test.step('marks a game, finds it on the Favorite page and takes the mark away again', async () => {
    lists.length = 0;
    await mango.click();
    await expect(mango).toHaveAttribute('aria-pressed', 'true');
    expect(lists).toHaveLength(1);
    await goInside(page, '/s-game/sections/favorite');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorite');
    await expect(cards(page)).toHaveCount(1);
    expect(await namesOf(page)).toEqual(['Mango Rush']);
    lists.length = 0;
    await mango.click();
    await expect(empty).toBeVisible();
    expect(lists).toHaveLength(1);
  });

  await test.step('ignores every other heart while one is being changed', async () => {
    await goInside(page, '/s-game/category/Slot');
    await expect(mango).toHaveAttribute('aria-pressed', 'false');
    added.length = 0;
    const letGo = await holdBack(page, '/member/fav/insert');
    await mango.click();
    await expect.poll(() => added.length).toBe(1);
    await jeepney.click();
    await mango.click();
    letGo();
    await expect(mango).toHaveAttribute('aria-pressed', 'true');
    await expect(jeepney).toHaveAttribute('aria-pressed', 'false');
    expect(added).toHaveLength(1);
  });

  await test.step('shows three favourites at most in the user centre, with the way to all of them', async () => {
    for (const name of ['Jeepney Jackpot', 'Perya Lines', 'Carabao Gold']) {
      await heartOf(page, name).click();
      await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await goInside(page, '/my');
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

  await test.step('forgets them when the token goes', async () => {
    await goInside(page, '/s-game/category/Slot');
    await expect(mango).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() =>
      dispatchEvent(new StorageEvent('storage', { storageArea: localStorage })),
    );
    await proceedThroughGate(page);
    await expect(mango).toHaveAttribute('aria-pressed', 'false');
  });
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
  await nameAddresses(page, { shopUrl: '' });
  await comeInsideApp(page);
  await open(page, '/s-game/category/Slot?from=lazada');
  await heartOf(page, 'Mango Rush').click();
  await expect(page).toHaveURL(addressOf('/lazada-shop'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Log in through your shopping app',
  );
  await expect(loginSheet(page)).toHaveCount(0);
});
