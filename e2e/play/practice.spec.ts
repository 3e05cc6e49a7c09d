import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { gameBar, gameFrame } from './game-room.ts';

test('a visitor who wants a game tries it without money, is told so, and finds the way to the real one', async ({
  page,
}) => {
  // Behind the guard: the home page opens with the login over it.
  await open(page, '/s-game-page/plinko');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login.getByText('Log in to play this game.')).toBeVisible();
  await login.getByRole('link', { name: 'Try it without money' }).click();
  await expect(page).toHaveURL(/\/try\/plinko$/);
  await expect(page.getByRole('note')).toHaveText(
    'Practice: this is not money. Nothing is staked, won or paid out.',
  );
  await expect(gameBar(page)).toContainText('₱10,000.00');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await test.step('a ball is played from the practice balance', async () => {
    const drop = gameFrame(page).getByRole('button', { name: 'Drop' });
    await drop.click();
    await expect(gameFrame(page).getByText(/^The ball fell into/)).toBeAttached();
  });

  await page.getByRole('button', { name: 'Play with real money' }).click();
  await expect(login.getByText('Log in to play this game.')).toBeVisible();
});

test('a game that is played together cannot be tried alone', async ({ page }) => {
  await open(page, '/try/saranggola');
  await expect(page.getByText('This game has no practice mode')).toBeVisible();
});
