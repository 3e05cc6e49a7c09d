import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withMotion } from '../page/with-motion.ts';
import { withPictures } from '../page/with-pictures.ts';
import { gameFrame } from './game-room.ts';

// Who wants little motion sees the end at once, and has nothing to skip.
test.use({ ...withMotion, ...withPictures });

test('blackjack is dealt at once by a tap on skip, keeps turbo on, and shows the bet before and the rounds after', async ({
  page,
}) => {
  await open(page, '/try/blackjack');
  const game = gameFrame(page);
  const turbo = game.getByRole('button', { name: 'Turbo' });
  const deal = game.getByRole('button', { name: /^Deal/ });
  const past = game.getByRole('list', { name: 'Your last rounds' });
  await expect(deal).toHaveAttribute('aria-disabled', 'false');
  await test.step('three hands, each with its chip, lie on the felt before the deal', async () => {
    await game.getByRole('radio', { name: '3' }).check();
    await expect(game.locator('.blackjack-laid')).toHaveText([/₱50$/, /₱50$/, /₱50$/]);
    await expect(past).toHaveCount(0);
  });
  await test.step('turbo stays on over rounds', async () => {
    await expect(turbo).toHaveAttribute('aria-pressed', 'false');
    await turbo.click();
    await expect(turbo).toHaveAttribute('aria-pressed', 'true');
    await turbo.click();
  });
  await test.step('eight cards take their time, and none after a skip', async () => {
    await deal.click();
    await game.getByRole('button', { name: 'Skip' }).click();
    await expect(game.locator('.blackjack-side').last().locator('.blackjack-card')).toHaveCount(6);
    await expect(turbo).toBeVisible();
  });
  await test.step('what is over is told in one line', async () => {
    const stand = game.getByRole('button', { name: /^(Stand|No insurance)/ });
    const open = stand.and(game.locator('button:enabled'));
    while (!(await past.isVisible())) {
      await open.or(past).first().waitFor();
      if (await open.isVisible()) await open.click();
    }
    await expect(past.getByRole('listitem')).toHaveText([/^(₱0|[+−]₱\d+)/]);
  });
});

test('chips that lie on a board are doubled in one step, and what fell before stands on the scene', async ({
  page,
}) => {
  await open(page, '/try/color-game');
  const game = gameFrame(page);
  const throwButton = game.locator('.kit-play');
  const red = game.locator('.color-game-spot').first();
  await red.click();
  await expect(throwButton).toHaveText(/^Throw ₱20/);
  await game.getByRole('button', { name: 'Double' }).click();
  await expect(throwButton).toHaveText(/^Throw ₱40/);
  await game.getByRole('button', { name: 'Undo' }).click();
  await expect(throwButton).toHaveText(/^Throw ₱20/);
  await throwButton.click();
  await game.getByRole('button', { name: 'Skip' }).click();
  await expect(throwButton).toHaveText(/^Throw again ₱20/);
  // The next chip takes the result away, and the throw is the first of those before.
  await red.click();
  await expect(game.getByRole('list', { name: 'Last throws' }).getByRole('listitem')).toHaveCount(
    1,
  );
});

test('a hand of baccarat counts a card once it lies open, and its tally the round once it is over', async ({
  page,
}) => {
  await open(page, '/try/baccarat');
  const game = gameFrame(page);
  await game.locator('.baccarat-spot').first().click();
  // Every figure that the hands show on the way, as they change.
  await game.locator('.baccarat-hands').evaluate((hands: HTMLElement) => {
    const note = () => {
      const open = [...hands.querySelectorAll('.baccarat-hand')].map((hand) => {
        const lying = hand.querySelectorAll('.baccarat-card').length;
        return `${lying}:${hand.querySelector('.baccarat-total')?.textContent}`;
      });
      hands.dataset['seen'] = `${hands.dataset['seen'] ?? ''} ${open.join(' ')}`;
    };
    new MutationObserver(note).observe(hands, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await game.locator('.kit-play').click();
  await expect(game.locator('.kit-result')).toBeVisible({ timeout: 30_000 });
  await expect(game.locator('.baccarat-hands')).toHaveAttribute('data-seen', /1:–/);
  await expect(game.locator('.baccarat-tally')).toContainText(/Round 1 of 60$/);
});
