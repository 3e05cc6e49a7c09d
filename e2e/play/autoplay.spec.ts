import { getLimits, type PlayLimits } from '@perya/contract/limits/calls/limits';
import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { goInside, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { gameFrame, pressInBar } from './game-room.ts';

// One player, and one session in a game: what follows each other here must not happen at once.
test.describe.configure({ mode: 'serial' });

let session = '';
test.beforeAll(async () => {
  session = await openSession({ phone: '9170000012' });
});
test.beforeEach(({ context }) => bringSession(context, session));

/** A house that allows some rounds, for this page alone: the switch is one for all players. Answers what it allows by itself. */
async function allow(page: Page, terms: Partial<PlayLimits>): Promise<number[]> {
  const allowed: number[] = [];
  await page.route(
    ({ pathname }) => pathname.endsWith(getLimits.path),
    async (route) => {
      const answer = await route.fetch({
        headers: { ...route.request().headers(), accept: 'application/json' },
      });
      const { data } = (await answer.json()) as { data: PlayLimits };
      allowed.push(data.auto_rounds);
      await route.fulfill({ json: { status: true, data: { ...data, ...terms } } });
    },
  );
  return allowed;
}

test('a game plays by itself as the player has set it, and ends by its rounds, by the button, by a sheet and by a reality check', async ({
  page,
}) => {
  await page.clock.install();
  await allow(page, { auto_rounds: 60, reality_check_minutes: 5 });
  await open(page, '/s-game-page/perya-lines');
  const game = gameFrame(page);
  const auto = game.getByRole('button', { name: 'Autoplay' });
  const sheet = game.getByRole('dialog', { name: 'Autoplay' });
  const stop = game.getByRole('button', { name: /^Stop \d+ left/ });
  const spin = game.getByRole('button', { name: 'Spin' });
  const start = async (rounds: string) => {
    await auto.click();
    const choose = (group: string, name: string) =>
      sheet.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
    await choose('Rounds', rounds);
    await choose('Lose at most', '₱500');
    await sheet.getByRole('button', { name: `Start ${rounds} rounds of ₱10` }).click();
    await expect(stop).toBeVisible();
  };
  const roundsPlayed = async () => {
    await pressInBar(page, 'Your last rounds');
    const past = game.getByRole('dialog', { name: 'Your last rounds' });
    const count = await past.locator('tbody').getByRole('row').count();
    await past.getByRole('button', { name: 'Close' }).click();
    return count;
  };

  await test.step('to the last of its rounds, and no further', async () => {
    await auto.click();
    expect(await faultsOf(page)).toEqual([]);
    const rounds = sheet.getByRole('group', { name: 'Rounds' }).getByRole('radio');
    await expect(rounds).toHaveCount(4);
    await expect(rounds.last()).toHaveAccessibleName('60');
    await page.keyboard.press('Escape');
    const before = await roundsPlayed();
    await start('10');
    await expect(game.getByText('Autoplay is over: all rounds were played.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(spin).toHaveAttribute('aria-busy', 'false');
    expect(await roundsPlayed()).toBe(Math.min(before + 10, 20));
  });
  await test.step('until the button is pressed, or a sheet is opened over it', async () => {
    await start('25');
    await stop.click();
    await expect(spin).toBeVisible();
    await start('25');
    await pressInBar(page, 'About this game');
    await expect(stop).toHaveCount(0);
    await game.getByRole('button', { name: 'Close' }).click();
  });
  await test.step('until the page asks the player something, and does not go on by itself', async () => {
    await start('60');
    await page.clock.fastForward('05:00');
    await expect(game.getByText('Autoplay has stopped.')).toBeVisible();
    await expect(auto).toHaveCount(0);
    await page.clock.fastForward('00:06');
    const reminder = page.getByRole('dialog', { name: 'Reality check' });
    await reminder.getByRole('button', { name: 'Continue' }).click();
    await expect(auto).toBeVisible();
    await expect(stop).toHaveCount(0);
  });
});

test('nothing plays by itself where the house has not decided it, and what does ends with a bet that is refused', async ({
  page,
}) => {
  const terms: Partial<PlayLimits> = {};
  const allowed = await allow(page, terms);
  await open(page, '/s-game-page/color-game');
  const game = gameFrame(page);
  await expect(game.locator('.kit-play')).toBeVisible();
  await expect.poll(() => allowed[0]).toBe(0);
  await expect(game.getByRole('button', { name: 'Autoplay' })).toHaveCount(0);

  terms.auto_rounds = 60;
  await goInside(page, '/');
  await goInside(page, '/s-game-page/color-game');
  await game.locator('.color-game-spot').first().click();
  await page.route(/\/api\/bet$/, (route) =>
    route.fulfill({
      json: { refused: { code: 'LIMIT_REACHED', text: { en: 'Your limit.', tl: 'Limit mo.' } } },
    }),
  );
  await game.getByRole('button', { name: 'Autoplay' }).click();
  await game.getByRole('button', { name: /^Start 10 rounds/ }).click();
  await expect(game.getByRole('alert')).toContainText('Your limit.');
  await expect(game.getByRole('button', { name: /^Stop \d/ })).toHaveCount(0);
});
