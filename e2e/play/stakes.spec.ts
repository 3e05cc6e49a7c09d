import { goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameFrame } from './game-room.ts';

test('a tap on the stake offers every amount, half, double and the largest; turbo stays on until it is turned off', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: '9170000011' });
  await open(page, '/');
  await goInside(page, '/s-game-page/gintong-salakot');
  const game = gameFrame(page);
  const stake = game.getByRole('group', { name: 'Stake' });
  const value = stake.getByRole('button', { name: /^Stake/ });
  await expect(value).toContainText(/₱10$/);
  await value.click();
  const sheet = game.getByRole('dialog', { name: 'Stake' });
  await sheet.getByRole('button', { name: 'Double' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(value).toContainText(/₱20$/);
  await expect(value).toBeFocused();
  await value.click();
  await sheet.getByRole('button', { name: 'Half' }).click();
  await expect(value).toContainText(/₱10$/);
  const turbo = game.getByRole('button', { name: 'Turbo' });
  await turbo.click();
  await expect(turbo).toHaveAttribute('aria-pressed', 'true');
  await turbo.click();
  await expect(turbo).toHaveAttribute('aria-pressed', 'false');
});
