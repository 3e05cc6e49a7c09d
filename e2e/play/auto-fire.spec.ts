import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withMotion } from '../page/with-motion.ts';
import { gameFrame } from './game-room.ts';

// With less motion shots land at once, and nothing could come to rest before they have.
test.use(withMotion);

test('auto-fire stops when it is told to, and otherwise plays the magazine to its end without a hand on the game', async ({
  page,
}) => {
  await open(page, '/try/isda-blaster');
  const game = gameFrame(page);
  await game.getByRole('button', { name: /^Load/ }).click();
  const auto = game.getByRole('button', { name: 'Auto-fire' });
  const bullets = game.locator('.isda-blaster-gauge dd').first();
  await expect(bullets).toHaveText('50 / 50');
  await auto.click();
  await expect(bullets).not.toHaveText('50 / 50');
  await auto.click();
  await expect(auto).toHaveAttribute('aria-pressed', 'false');

  await page.keyboard.press('a');
  await expect(auto).toHaveAttribute('aria-pressed', 'true');
  await expect(game.getByText(/^The round is over: \d+ caught with 50 bullets/)).toBeAttached({
    timeout: 120_000,
  });
  await expect(auto).toHaveCount(0);
});
