import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withMotion } from '../page/with-motion.ts';
import { withPictures } from '../page/with-pictures.ts';
import { gameFrame } from './game-room.ts';

// Players who want little motion see nothing of it in the first place.
test.use({ ...withMotion, ...withPictures });

test('a slot that nobody touches comes to rest and wakes at the next touch; its reels turn blurred and stand sharp', async ({
  page,
}) => {
  await open(page, '/try/perya-lines');
  const game = gameFrame(page);
  const frame = game.locator('.frame');
  const wheel = game.locator('.perya-lines-wheel');
  const runs = () => wheel.evaluate((element) => getComputedStyle(element).animationPlayState);
  const spin = game.getByRole('button', { name: 'Spin' });
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  expect(await runs()).toBe('running');
  await expect(frame).toHaveAttribute('data-resting', 'true');
  expect(await runs()).toBe('paused');

  // Noted as it happens: a spin is over before a test has looked twice.
  await game.locator('.slot-board').evaluate((board: HTMLElement) => {
    new MutationObserver(() => {
      if (board.querySelector('.slot-smear')) board.dataset['seen'] = 'blurred';
    }).observe(board, { subtree: true, childList: true });
  });
  await spin.click();
  await expect(frame).not.toHaveAttribute('data-resting');
  expect(await runs()).toBe('running');
  await expect(game.locator('.slot-board')).toHaveAttribute('data-seen', 'blurred');
  // Where a reel stands there are pictures and no passing ones. A spin in a hundred wins free ones, which take their time.
  await expect(spin).toHaveAttribute('aria-busy', 'false', { timeout: 120_000 });
  await expect(game.locator('.slot-smear')).toHaveCount(0);
});
