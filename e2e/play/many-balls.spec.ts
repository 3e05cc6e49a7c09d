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
  // Noted as it happens: on a slow machine they have landed before a test has looked.
  await game.locator('.plinko-board').evaluate((board) => {
    const most = () => Number(document.body.dataset['most'] ?? 0);
    new MutationObserver(() => {
      const count = board.querySelectorAll('.plinko-ball').length;
      document.body.dataset['most'] = `${Math.max(most(), count)}`;
      const isFixed = document.querySelector('.plinko-choices fieldset:not(:disabled)') === null;
      if (count > 1 && !isFixed) document.body.dataset['changeable'] = 'while balls fall';
    }).observe(board, { subtree: true, childList: true });
  });
  await drop.evaluate((button: HTMLElement) => {
    for (let ball = 0; ball < 3; ball += 1) button.click();
  });
  await expect(game.locator('.plinko-drops li')).toHaveCount(3);
  await expect(drop).toHaveAttribute('aria-busy', 'false');
  await expect(game.locator('body')).toHaveAttribute('data-most', /^[34]$/);
  await expect(game.locator('body')).not.toHaveAttribute('data-changeable');
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
