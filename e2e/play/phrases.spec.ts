import type { Browser } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { open } from '../page/open.ts';
import { passGate } from '../page/pass-gate.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { gameFrame } from './game-room.ts';

// On the smallest phone: what fits there fits everywhere.
const viewport = { width: 320, height: 640 };

async function enter(browser: Browser, phone: string) {
  const context = await browser.newContext({ viewport });
  await passGate(context);
  await bringSession(context, await openSession({ phone }));
  const page = await context.newPage();
  await open(page, '/s-game-page/color-game-live');
  const game = gameFrame(page);
  const say = game.getByRole('button', { name: 'Say something to the room' });
  const isThere = () => say.waitFor();
  await isThere();
  return {
    isThere,
    page,
    game,
    heard: game.getByRole('list', { name: 'Said in the room' }).getByRole('listitem'),
    async say(phrase: string) {
      await say.click();
      await game.getByRole('button', { name: phrase, exact: true }).click();
    },
  };
}

test('what one player of a room says is seen by another under a number, who may mute them or everybody, for the next visit too, and hear them again', async ({
  browser,
}) => {
  const [one, other] = await Promise.all(
    ['9170000002', '9170000003'].map((phone) => enter(browser, phone)),
  );
  if (!one || !other) throw new Error('Nobody is there');
  await one.say('Good luck');
  await expect(one.heard).toHaveText(/^Player \d+Good luck/);
  await expect(other.heard).toHaveText(/^Player \d+Good luck/);
  // Before anything else: what is said stands for a few seconds.
  await other.game.getByRole('button', { name: /^Mute player/ }).click();
  expect(await faultsOf(one.page)).toEqual([]);
  await expect(other.heard).toHaveCount(0);
  // The game has no storage: the page around it remembers.
  await other.page.reload();
  await other.isThere();
  // The same player again, once they may: seen by themselves, and not by whoever muted them.
  await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `update studio.room_voice set said_at = said_at - interval '1 minute'`,
  );
  await one.say('Thank you');
  await expect(one.heard.filter({ hasText: 'Thank you' })).toBeVisible();
  await expect(other.heard).toHaveCount(0);
  await other.game.getByRole('button', { name: 'Say something to the room' }).click();
  await expect(other.game.getByRole('heading', { name: 'Muted by you' })).toBeVisible();
  expect(await faultsOf(other.page)).toEqual([]);
  await other.game.getByRole('button', { name: /^Hear player/ }).click();
  await expect(other.game.getByRole('heading', { name: 'Muted by you' })).toHaveCount(0);
  await other.page.reload();
  await other.game.getByRole('button', { name: 'Say something to the room' }).click();
  await expect(other.game.getByRole('heading', { name: 'Say to the room' })).toBeVisible();
  await expect(other.game.getByRole('heading', { name: 'Muted by you' })).toHaveCount(0);
  // Nobody at all, which is kept in the same way.
  const deaf = other.game.getByRole('checkbox', { name: 'Hear nobody' });
  await deaf.check();
  await other.page.reload();
  await other.game.getByRole('button', { name: 'Say something to the room' }).click();
  await expect(deaf).toBeChecked();
  await deaf.uncheck();
  await other.page.reload();
  await other.game.getByRole('button', { name: 'Say something to the room' }).click();
  await expect(other.game.getByRole('heading', { name: 'Say to the room' })).toBeVisible();
  await expect(deaf).not.toBeChecked();
});
