import type { Page } from '@playwright/test';
import { open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameFrame } from './game-room.ts';
import { studioGames } from './studio-games.ts';

/** Lets everything through to the studio, and the end of a round never back: the page is left before it was seen. */
async function loseTheEnd(
  page: Page,
): Promise<{ ended: Promise<void>; stop: () => Promise<void> }> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const paths = /\/api\/(bet|move)$/;
  await page.route(paths, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('"status":"settled"')) resolve();
    else await route.fulfill({ response, body });
  });
  return { ended, stop: () => page.unroute(paths) };
}

test('a round that ended before its player saw it is told on return, in every game, once', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await bringSession(context, await openSession({ phone: '9170000010' }));
  for (const { name, code, play } of studioGames) {
    await test.step(name, async () => {
      await open(page, `/s-game-page/${code}`);
      const { ended, stop } = await loseTheEnd(page);
      // The helper waits for the end of the round in some games, which never comes.
      await Promise.race([play(gameFrame(page)).then(() => ended), ended]);
      // Only then: what is held back goes on when the route is given up.
      await page.reload();
      await stop();
      const told = gameFrame(page).getByRole('dialog', { name: 'While you were away' });
      await expect(told).toBeVisible();
      await expect(told.getByRole('heading', { level: 3 })).toHaveText(
        /^(Paid ₱|No win this time|Your stake of|₱.* of your stake)/,
      );
      const seen = page.waitForResponse((response) => response.url().endsWith('/api/shown'));
      await told.getByRole('button', { name: 'Close' }).click();
      await seen;
      await expect(told).toHaveCount(0);
      await page.reload();
      await expect(gameFrame(page).locator('.kit-deck')).toBeVisible();
      await expect(told).toHaveCount(0);
    });
  }
});
