import type { Page } from '@playwright/test';
import { addressOf, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameBar, gameFrame } from '../play/game-room.ts';
import { cardOf } from './lobby-page.ts';

const lobby = '/s-game/category/Table%20Game';

async function leave(page: Page): Promise<void> {
  await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(addressOf(lobby));
}

/** Deals until there is something to decide: a blackjack at once is over before one could leave. */
async function dealUntilOpen(page: Page): Promise<void> {
  const game = gameFrame(page);
  const said = game.locator('[aria-live="polite"]');
  do {
    const before = (await said.textContent()) ?? '';
    await game.getByRole('button', { name: 'Deal' }).click();
    // What lies there, or how it ended.
    await expect(said).not.toHaveText(before);
  } while (/^The dealer has/.test((await said.textContent()) ?? ''));
}

async function standToTheEnd(page: Page): Promise<void> {
  const game = gameFrame(page);
  const decline = game.getByRole('button', { name: 'No insurance' });
  const stand = game.getByRole('button', { name: 'Stand' });
  const deal = game.getByRole('button', { name: 'Deal' });
  await decline.or(stand).first().waitFor();
  if (await decline.isVisible()) await decline.click();
  await stand.or(deal).first().waitFor();
  if (await stand.isVisible()) await stand.click();
  await deal.waitFor();
}

test('the card of a game says that a round of the player is open in it, until it is over', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: '9170000009' });
  await open(page, lobby);
  const card = cardOf(page, 'Blackjack 21');
  await expect(card).not.toContainText('Round open');
  await test.step('cards that wait for a decision are a round', async () => {
    await card.getByRole('link').click();
    await dealUntilOpen(page);
    // What is held stands beside the balance.
    await expect(gameBar(page)).toContainText('In play ₱');
    await leave(page);
    await expect(card).toContainText('Round open');
  });
  await test.step('and are over when it was made', async () => {
    await card.getByRole('link').click();
    await standToTheEnd(page);
    await leave(page);
    await expect(card).not.toContainText('Round open');
  });
});
