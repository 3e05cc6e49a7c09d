import type { Page } from '@playwright/test';
import { addressOf, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameBar, gameFrame } from '../play/game-room.ts';
import { cardOf } from './lobby-page.ts';

const lobby = '/s-game/category/Fishing';

async function leave(page: Page): Promise<void> {
  await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(addressOf(lobby));
}

test('the card of a game says that a round of the player is open in it, until it is over', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: '9170000009' });
  await open(page, lobby);
  const card = cardOf(page, 'Isda Blaster');
  await expect(card).not.toContainText('Round open');
  const game = gameFrame(page);
  await test.step('a magazine that is loaded is a round', async () => {
    await card.getByRole('link').click();
    await game.getByRole('button', { name: /^Load/ }).click();
    await expect(game.getByRole('button', { name: 'Finish' })).toBeVisible();
    // What is held stands beside the balance.
    await expect(gameBar(page)).toContainText('In play ₱');
    await leave(page);
    await expect(card).toContainText('Round open');
  });
  await test.step('and is over when it is given back', async () => {
    await card.getByRole('link').click();
    await game.getByRole('button', { name: 'Finish' }).click();
    await expect(game.getByRole('button', { name: /^Load/ })).toBeVisible();
    await leave(page);
    await expect(card).not.toContainText('Round open');
  });
});
