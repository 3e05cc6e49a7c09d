import { addressOf, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { gameFrame } from './game-room.ts';
import { studioGames } from './studio-games.ts';

test.use(withPictures);

const phone = '9170000003';

/** The player's round at a game, once it is over. */
async function settledRound(game: string): Promise<string> {
  const found = await lookIntoDatabase<{ id: string }>(
    process.env['E2E_DATA'] ?? '',
    `select round.id::text from studio.round join identity.player on player.uid::text = round.player
     where player.phone like '%${phone}' and round.game = '${game}' and round.state = 'settled'`,
  );
  return found[0]?.id ?? '';
}

test('a link plays a round to its end, whether or not anything moves on the way', async ({
  page,
  context,
}) => {
  test.slow();
  await bringSession(context, await openSession({ phone }));
  for (const { name, code, play } of studioGames) {
    // One with moves, and one that draws on a canvas.
    if (code !== 'blackjack' && code !== 'isda-blaster') continue;
    await test.step(name, async () => {
      await open(page, `/s-game-page/${code}`);
      await play(gameFrame(page));
      await expect.poll(() => settledRound(code)).not.toBe('');
      for (const reducedMotion of ['reduce', 'no-preference'] as const) {
        await page.emulateMedia({ reducedMotion });
        await page.goto(
          addressOf(`/sandbox/studio/replay?round=${await settledRound(code)}&lang=en_US`),
        );
        await expect(page.getByText('The seeds prove this round.')).toBeVisible();
        await expect(
          page.getByRole('status').filter({ hasText: /is back|gained|No win this time/ }),
        ).toBeVisible();
      }
    });
  }
});
