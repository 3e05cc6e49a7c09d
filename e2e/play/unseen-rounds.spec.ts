import type { Page } from '@playwright/test';
import { open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameFrame } from './game-room.ts';
import { studioGames } from './studio-games.ts';

interface LosingLine {
  /** From now on the end of a round does not come back; answers when one was lost. */
  lose(): Promise<void>;
  /** Lets everything through. */
  mend(): void;
}

/**
 * A line to the studio on which the end of a round can be lost, so that the page is left before it was seen. It stays in
 * place throughout: one that is taken away while a page loads leaves that page without an answer for ever.
 */
async function openLosingLine(page: Page): Promise<LosingLine> {
  let tell: (() => void) | null = null;
  await page.route(/\/api\/(bet|move)$/, async (route) => {
    if (tell === null) return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('"status":"settled"')) tell();
    else await route.fulfill({ response, body });
  });
  return {
    lose() {
      const { promise, resolve } = Promise.withResolvers<void>();
      tell = resolve;
      return promise;
    },
    mend() {
      tell = null;
    },
  };
}

test('a round that ended before its player saw it is told on return, in every game, once', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await bringSession(context, await openSession({ phone: '9170000010' }));
  const line = await openLosingLine(page);
  for (const { name, code, play } of studioGames) {
    await test.step(name, async () => {
      await open(page, `/s-game-page/${code}`);
      const ended = line.lose();
      // The helper waits for the end of the round in some games, which never comes.
      await Promise.race([play(gameFrame(page)).then(() => ended), ended]);
      await page.reload();
      line.mend();
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
