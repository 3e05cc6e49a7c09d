import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { addressOf, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { cardOf, searchBox } from './lobby-page.ts';

test('asks a visitor who taps a game to log in, and then opens it [G-041 G-316]', async ({
  page,
}) => {
  await open(page, '/s-game/category/Slot');
  await cardOf(page, 'Perya Lines').getByRole('link').click();
  const sheet = loginSheet(page);
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
  await logInByCode(sheet, '9170000007');
  await expect(page).toHaveURL(addressOf('/s-game-page/perya-lines'));
  expect(await page.evaluate(() => history.state.origin)).toBe('/s-game/category/Slot');
});

test('says that a game is under maintenance and opens nothing [G-316]', async ({ page }) => {
  await open(page, '/s-game/category/Slot');
  await searchBox(page).fill('Buwaya Bayou');
  const card = cardOf(page, 'Buwaya Bayou');
  await expect(card).toContainText('Under maintenance');
  await card.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'This game is under maintenance. Please try again later',
  );
  await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
  await expect(loginSheet(page)).toHaveCount(0);
});

test('opens a game by the keyboard alone', async ({ page }) => {
  await open(page, '/s-game/category/Slot');
  const link = cardOf(page, 'Bahay Kubo Cascade').getByRole('link');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Favourite: Bahay Kubo Cascade' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(loginSheet(page)).toBeVisible();
});

test('opens a game by its name in the address, in any case of letters [G-301]', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: '9170000007' });
  await open(page, '/s-game-page/BINGO%2075');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bingo 75');
  await expect(page.locator('main iframe')).toHaveAttribute('src', /[?&]game=bingo-75&/);
});
