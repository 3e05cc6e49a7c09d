import { createClient } from '@perya/contract/client';
import { updateLimits } from '@perya/contract/limits/calls/limits';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { addressOf, open } from '../page/open.ts';
import { bringSession, openSession, signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameFrame } from './game-room.ts';

test('a game says that the balance is too low and leads to the cashier over it', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: await playerWithStatus('basic_account') });
  for (const [code, verb] of [
    ['plinko', 'Drop'],
    ['perya-lines', 'Spin'],
    ['blackjack', 'Deal'],
  ] as const) {
    await test.step(code, async () => {
      await open(page, `/s-game-page/${code}`);
      const game = gameFrame(page);
      await game.getByRole('button', { name: verb }).click();
      const alert = game.getByRole('alert');
      await expect(alert).toContainText('Your balance is too low for this stake.');
      await alert.getByRole('button', { name: 'Deposit' }).click();
      await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
      await expect(page).toHaveURL(addressOf(`/s-game-page/${code}`));
    });
  }
  await test.step('where chips are laid', async () => {
    await open(page, '/s-game-page/color-game');
    const game = gameFrame(page);
    await game.locator('.color-game-spot').first().click();
    await expect(game.getByRole('alert')).toContainText('Your balance is too low');
  });
});

test('a game says which play limit was reached and until when, and leads to the limits', async ({
  page,
  context,
}) => {
  const session = await openSession({ phone: '9170000011' });
  const { token } = JSON.parse(session) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  await client.call(updateLimits, { daily_stake: '5.00' });
  await bringSession(context, session);
  await open(page, '/s-game-page/plinko');
  const game = gameFrame(page);
  await game.getByRole('button', { name: 'Drop' }).click();
  const alert = game.getByRole('alert');
  await expect(alert).toContainText('This stake goes beyond your limit on stakes for a day.');
  await expect(alert).toContainText(/It counts anew from .*12:00.*AM, Manila time\./);
  await alert.getByRole('button', { name: 'Your limits' }).click();
  await expect(page).toHaveURL(addressOf('/play-limits'));
  await expect(page.getByRole('region', { name: 'Daily stake limit' })).toBeVisible();
});
