import { open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { gameFrame } from './game-room.ts';

test.use(withPictures);

test('plays by the space bar at once, keeps silence and the last rounds over a reload, and its button in sight offline', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await signIn(context, { phone: '9170000008' });
  await open(page, '/s-game-page/perya-lines');
  const game = gameFrame(page);
  const spin = game.getByRole('button', { name: 'Spin' });
  const told = game.locator('[aria-live="polite"]');
  // The first game that a server opens takes longer than what follows.
  await spin.waitFor();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await expect(told).toHaveText('');
  await page.keyboard.press('Space');
  await expect(told).toHaveText(/^No win this time\.$|is back\.$|gained\.$/);
  // A button that was clicked does not keep the space bar for itself.
  await game.getByRole('button', { name: 'Raise the stake' }).click();
  await page.keyboard.press('Space');
  await expect(spin).toHaveAttribute('aria-busy', 'false');
  await game.getByRole('button', { name: 'Sound off' }).click();

  await page.reload();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await expect(game.getByRole('button', { name: 'Sound on' })).toBeVisible();
  await game.getByRole('button', { name: 'Your last rounds' }).click();
  const sheet = game.getByRole('dialog', { name: 'Your last rounds' });
  await expect(sheet.getByRole('row').nth(1)).toContainText('₱20');
  await expect(sheet.getByRole('row').nth(2)).toContainText('₱10');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  const box = await spin.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});
