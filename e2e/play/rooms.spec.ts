import { createClient } from '@perya/contract/client';
import { listBets } from '@perya/contract/games/calls/bets';
import { faultsOf } from '../page/faults/faults.ts';
import { addressOf, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameFrame } from './game-room.ts';
import { expectKept } from './in-sight.ts';

// On the smallest phone: what fits there fits everywhere.
test.use({ viewport: { width: 320, height: 640 }, screen: { width: 320, height: 640 } });

// A flight may last a minute and a draw of the hall two, and bets are taken only between two of them.
test.setTimeout(420_000);
const aRound = { timeout: 150_000 };

// One after the other: a player who logs in twice at once is asked to wait.
test.describe.configure({ mode: 'default' });

let session = '';
test.beforeAll(async () => {
  session = await openSession({ phone: '9170000005' });
});
test.beforeEach(({ context }) => bringSession(context, session));

/** How the player's bets at a game ended, newest first. */
async function betsAt(code: string): Promise<string[]> {
  const { token } = JSON.parse(session) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { d } = await client.call(listBets, {});
  return d.filter(({ game_code }) => game_code === code).map(({ status }) => status);
}

test('a kite is flown in a room, by keyboard, until the string breaks or it is pulled down, and the bet is settled', async ({
  page,
}) => {
  const before = await betsAt('saranggola');
  await open(page, '/s-game-page/saranggola');
  const game = gameFrame(page);
  const fly = game.getByRole('button', { name: /^Fly ₱10/ });
  await fly.waitFor(aRound);
  expect(await faultsOf(page)).toEqual([]);
  // With time enough until the bell.
  await expect(game.getByText(/^(Height)?Bets close in ([5-9]|10) s$/).first()).toBeVisible(aRound);
  await fly.press('Enter');
  await expect(game.getByRole('button', { name: 'Ready to fly' })).toBeVisible();
  await expect(game.locator('.saranggola-flying')).toBeVisible(aRound);
  await expect(game.getByText(/Your connection: \d+ ms/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.locator('.kit-result')).toBeVisible(aRound);
  // The room goes on meanwhile: the place of the result stays, the result does not.
  await expectKept(page, game, {
    inSight: ['.kit-deck button, .kit-deck select', '.saranggola-facts span'],
    apart: [
      ['.saranggola-result', '.saranggola-height'],
      ['.saranggola-result', '.saranggola-facts span'],
      ['.saranggola-height', '.saranggola-history'],
    ],
  });
  await expect.poll(() => betsAt('saranggola'), aRound).toEqual(['completed', ...before]);
  await expect(
    game.getByRole('list', { name: 'Last flights' }).getByRole('listitem').first(),
  ).toHaveText(/^\d+\.\d\d×$/);
});

test('chips are laid before the bell, the dice of the room fall, and everybody sees what fell before', async ({
  page,
}) => {
  const before = await betsAt('color-game-live');
  await open(page, '/s-game-page/color-game-live');
  const game = gameFrame(page);
  // With time enough until the bell.
  await expect(game.getByText(/^Bets close in ([89]|1\d) s$/).first()).toBeVisible(aRound);
  await game.locator('.color-game-spot').first().click();
  await game.getByRole('button', { name: /^Bet ₱20/ }).click();
  await expect(game.locator('.kit-result')).toBeVisible(aRound);
  await expectKept(page, game, {
    inSight: ['.color-game-spot', '.kit-play'],
    apart: [
      ['.color-game-middle', '.color-game-booth'],
      ['.color-game-middle', '.color-game-spot'],
    ],
  });
  await expect.poll(() => betsAt('color-game-live'), aRound).toEqual(['completed', ...before]);
  const history = game.getByRole('list', { name: 'Last throws' });
  await expect(history.getByRole('listitem').first()).toBeVisible(aRound);
  await expect(
    game.getByRole('list', { name: 'How often each colour fell' }).getByRole('listitem'),
  ).toHaveCount(6);
});

test('cards are bought for a draw of the timetable, the caller calls it ball by ball, and the pot is paid', async ({
  page,
}) => {
  const before = await betsAt('bingo-hall');
  await open(page, '/s-game-page/bingo-hall');
  const game = gameFrame(page);
  // With time enough until the bell.
  await expect(game.getByText(/^The bell rings in (1:\d\d|2:\d\d|0:[2-5]\d)$/)).toBeVisible(aRound);
  await game.getByRole('button', { name: 'Fewer cards' }).click();
  await expect(game.locator('.bingo-hall-count output')).toContainText('5 cards');
  await game.getByRole('button', { name: /^Buy · ₱\d/ }).click();
  await expect(game.getByRole('button', { name: 'You are in' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await expectKept(page, game, {
    inSight: ['.kit-deck button', '.bingo-hall-pot li', '.bingo-hall-facts span'],
    apart: [['.bingo-hall-caller', '.bingo-hall-pot']],
  });
  const call = game.locator('.bingo-hall-call');
  // The letter and the number of the ball, then the caller's word for it.
  await expect(call).toHaveText(/^[BINGO] \d+[a-z-]+Ball \d+$/, aRound);
  await expect(game.getByText(/cards? waits? for one number$/)).toBeVisible(aRound);
  const cards = game.getByRole('region', { name: 'Your cards' }).getByRole('img');
  await expect(cards).toHaveCount(5);
  await expect(game.locator('.bingo-hall-pot li[data-won]')).toHaveCount(3, aRound);
  await expect(game.locator('.kit-result')).toBeVisible(aRound);
  await expect.poll(() => betsAt('bingo-hall'), aRound).toEqual(['completed', ...before]);
  await expect(
    game.getByRole('list', { name: 'Last full houses' }).getByRole('listitem').first(),
  ).toBeAttached(aRound);
});
