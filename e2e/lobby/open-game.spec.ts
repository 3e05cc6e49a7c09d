import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { cardOf, searchBox } from './lobby-page.ts';

test('says of a game that it is under maintenance, and opens another by keyboard or tap once the visitor has logged in, or by its name in the address [G-041 G-301 G-316]', async ({
  page,
}) => {
  await open(page, '/s-game/category/Slot');
  const sheet = loginSheet(page);

  await test.step('opens a game by the keyboard alone', async () => {
    const link = cardOf(page, 'Bahay Kubo Cascade').getByRole('link');
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Favorite: Bahay Kubo Cascade' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('says that a game is under maintenance and opens nothing', async () => {
    await searchBox(page).fill('Buwaya Bayou');
    const card = cardOf(page, 'Buwaya Bayou');
    await expect(card).toContainText('Under maintenance');
    await card.getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'This game is under maintenance. Please try again later',
    );
    await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear the search' }).click();
  });

  await test.step('asks a visitor who taps a game to log in, and then opens it', async () => {
    await cardOf(page, 'Perya Lines').getByRole('link').click();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(addressOf('/s-game/category/Slot'));
    await logInByCode(sheet, '9170000007');
    await expect(page).toHaveURL(addressOf('/s-game-page/perya-lines'));
    expect(await page.evaluate(() => history.state.origin)).toBe('/s-game/category/Slot');
  });

  await test.step('opens a game by its name in the address, in any case of letters', async () => {
    await open(page, '/s-game-page/BINGO%2075');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bingo 75');
    await expect(page.locator('main iframe')).toHaveAttribute('src', /[?&]game=bingo-75&/);
  });
});
