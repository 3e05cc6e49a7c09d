import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withMotion } from '../page/with-motion.ts';
import { balanceOf, gameFrame } from './game-room.ts';

// How long balls fall is what is tested: with less motion they lie there at once.
test.use(withMotion);

test('drops several balls at once, takes each stake when it is let go and adds each payout when its ball lands', async ({
  page,
}) => {
  await open(page, '/try/plinko');
  const game = gameFrame(page);
  const drop = game.getByRole('button', { name: 'Drop' });
  await expect(drop).toHaveAttribute('aria-disabled', 'false');
  const before = await balanceOf(page);
  for (let ball = 0; ball < 3; ball += 1) await drop.click();
  await expect(game.locator('.plinko-ball')).toHaveCount(3);
  await expect(drop).toHaveAttribute('aria-busy', 'true');

  await test.step('while they fall the board cannot become another one', async () => {
    await expect(game.getByRole('radio', { name: '16' })).toBeDisabled();
  });

  await expect(drop).toHaveAttribute('aria-busy', 'false');
  // One lies in its slot, and all three stand in the history.
  await expect(game.locator('.plinko-ball')).toHaveCount(1);
  const factors = await game.getByRole('list', { name: 'Last drops' }).getByRole('listitem').all();
  expect(factors).toHaveLength(3);
  const paid = await Promise.all(
    factors.map(async (factor) => Math.round(Number.parseFloat(await factor.innerText()) * 10_00)),
  );
  const expected = paid.reduce((sum, amount) => sum + amount, before - 3 * 10_00);
  await expect.poll(() => balanceOf(page)).toBe(expected);
});
