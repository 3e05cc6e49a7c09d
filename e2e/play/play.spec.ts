import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { balanceOf, centavosOf, dropBall, gameBar, gameFrame, pressInBar } from './game-room.ts';

test.use(withPictures);

// One player, one open round in a game: what follows each other here must not happen at once.
test.describe.configure({ mode: 'serial' });

let session = '';

test.beforeAll(async () => {
  session = await openSession({ phone: '9170000002' });
});
test.beforeEach(({ context }) => bringSession(context, session));

test('plays a game from the lobby to a settled bet on a phone, finds it in the records with its amounts and its proof, plays on a desktop, and finds the own among the wins of the day [A-042 A-043 A-046 G-041 G-055 G-056 G-057 G-115 G-168 G-293 M-045]', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('to a settled bet, and to its record', async () => {
    await open(page, '/s-game/category/Table%20Game?sort=Popular');
    await page.getByRole('textbox', { name: 'Search games' }).fill('plinko');
    await page
      .getByRole('article')
      .getByRole('link', { name: /^Plinko\b/ })
      .first()
      .click();
    await expect(page).toHaveURL(addressOf('/s-game-page/plinko'));
    await expect(page.getByRole('heading', { level: 1, name: 'Plinko' })).toBeVisible();
    await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
    // Without an origin of its own the game cannot read the player's session.
    await expect(page.locator('main iframe')).toHaveAttribute('sandbox', 'allow-scripts');

    await expect(gameBar(page).getByText('₱').first()).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    // A break is as near as the game.
    await pressInBar(page, 'Take a 24-hour break');
    const question = page.getByRole('dialog', { name: 'Take a break for 24 hours?' });
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    const before = await balanceOf(page);
    const { stake, payout } = await dropBall(page);
    await expect.poll(() => balanceOf(page)).toBe(before - stake + payout);

    await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(addressOf('/s-game/category/Table%20Game?sort=Popular'));

    await goInside(page, '/my');
    await page.getByRole('link', { name: 'Bet records' }).click();
    await expect(page).toHaveURL(addressOf('/bet-record'));
    const rows = page.getByRole('list', { name: 'Bet records' }).getByRole('listitem');
    await expect(rows.first()).toContainText('Plinko');
    await expect(rows.first()).toContainText('Completed');
    const peso = (centavos: number) =>
      `₱${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await expect(rows.first()).toContainText(`Bet ${peso(stake)}`);
    await expect(rows.first()).toContainText(`Win ${peso(payout)}`);

    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/bet-record\/\d+$/);
    const fact = (name: string) => page.locator('dl > div').filter({ hasText: name });
    expect(centavosOf(await fact('Bet amount').textContent())).toBe(stake);
    expect(centavosOf(await fact('Paid out').textContent())).toBe(payout);
    expect(centavosOf(await fact('Net').first().textContent())).toBe(payout - stake);
    // The rules describe the round.
    await expect(page.getByRole('region', { name: 'The round' })).toContainText(
      '12 rows, medium risk',
    );
    const entries = page.getByRole('region', { name: 'In your wallet' }).getByRole('listitem');
    await expect(entries.first()).toContainText('Stake');
    expect(centavosOf(await entries.first().textContent())).toBe(-stake);
    if (payout > 0) {
      await expect(entries.nth(1)).toContainText('Payout');
      expect(centavosOf(await entries.nth(1).textContent())).toBe(payout);
    }
  });

  await test.step('the proof: what the round was drawn from can be copied and checked', async () => {
    await page.getByText('Proof and IDs').click();
    const proof = page.getByRole('region', { name: 'Provably fair' });
    const seedOf = async (name: string) =>
      (await proof.locator('dl > div').filter({ hasText: name }).locator('dd').textContent()) ?? '';
    const serverSeed = (/[0-9a-f]{64}/.exec(await seedOf('Server seed')) ?? [''])[0];
    await proof.getByRole('button', { name: 'Copy: Server seed' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(serverSeed);
    const commitment = await page.evaluate(async (seed) => {
      const digest = new Uint8Array(
        await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)),
      );
      return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }, serverSeed);
    expect(await seedOf('Commitment')).toContain(commitment);
    const paidOut = page.locator('dl > div').filter({ hasText: 'Paid out' });
    const payout = centavosOf(await paidOut.textContent());
    const opened = page.waitForEvent('popup');
    await proof.getByRole('link', { name: 'Verify this round' }).click();
    const verifier = await opened;
    await expect(verifier).toHaveURL(/\/verify\?round=.*lang=en_US/);
    expect(await faultsOf(page)).toEqual([]);
    // The same round as a link that plays itself.
    await verifier.getByRole('link', { name: 'Watch the round' }).click();
    await expect(verifier).toHaveURL(/\/replay\?round=.*lang=en_US/);
    await expect(verifier.getByText('The seeds prove this round.')).toBeVisible();
    const said = verifier.getByRole('status').filter({ hasText: 'The ball fell into' });
    await expect(said).toContainText(payout > 0 ? /is back|gained/ : 'No win this time.');
    expect(await faultsOf(verifier)).toEqual([]);
  });

  await test.step('the wins of the day', async () => {
    await onDesktop(page, async () => {
      await goInside(page, '/s-game-page/plinko');
      const game = gameFrame(page);
      await game.getByRole('button', { name: 'Drop' }).and(game.locator(':enabled')).waitFor();
      let drop = await dropBall(page);
      // Four drops in ten pay more than their stake: forty in vain are one in a billion.
      for (let tries = 0; drop.payout <= drop.stake && tries < 40; tries += 1)
        drop = await dropBall(page);
    });
    await goInside(page, '/daily-wins');
    await expect(page.getByRole('heading', { level: 1, name: 'Daily wins' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('tab', { name: 'My wins' }).click();
    const own = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Plinko' });
    await expect(own.first()).toContainText('You');
    await own.first().getByRole('link', { name: 'Record' }).click();
    await expect(page).toHaveURL(/\/bet-record\/\d+$/);
  });
});

test('opens a game by its name and a token, which is left for home, and by its name, where half an hour of play brings up the time and the money and leaves the game standing [A-053 A-054]', async ({
  page,
}) => {
  test.slow();
  await test.step('by its name and a token', async () => {
    await open(page, '/s-game-page/Plinko/abc123');
    await expect(page.getByRole('heading', { level: 1, name: 'Plinko' })).toBeVisible();
    await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
    await expect(page).toHaveURL(addressOf('/'));
  });

  await page.clock.install();
  await test.step('by its name', async () => {
    await open(page, '/s-game-page/plinko');
    await expect(page.getByRole('heading', { level: 1, name: 'Plinko' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
    await expect(gameBar(page).getByRole('timer')).toHaveText(/^0:\d\d$/);
    await page.clock.runFor('05:00');
    await expect(gameBar(page).getByRole('timer')).toHaveText(/^5:\d\d$/);
    const reminder = page.getByRole('dialog', { name: 'Reality check' });
    await expect(reminder).toHaveCount(0);
    await page.clock.runFor('25:00');
    await expect(reminder).toContainText('You have been playing for 30 min.');
    await expect(reminder.getByLabel('This session')).toContainText('Deposited');
    await expect(reminder).toContainText('Staked today');
    await expect(reminder).toContainText('Net today');
    await page.keyboard.press('Escape');
    await expect(reminder).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await reminder.getByRole('button', { name: 'Continue' }).click();
    await page.clock.runFor('00:02');
    await expect(reminder).toHaveCount(0);
    await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
    await page.clock.runFor('30:00');
    await expect(reminder).toContainText('You have been playing for 1 h 0 min.');
    await reminder.getByRole('button', { name: 'See my limits' }).click();
    await expect(page).toHaveURL(addressOf('/play-limits'));
  });
});

/** What the balance card of the user centre shows, in centavos. */
async function readBalanceCard(page: Page): Promise<() => Promise<number>> {
  const card = page.getByRole('region', { name: 'My Balance' });
  await expect(card).toContainText(/\d\.\d\d/);
  const shown = card.getByText(/^[\d,]+\.\d\d$/).first();
  return async () => centavosOf(`₱${await shown.textContent()}`);
}

test('gives a test account test funds, which show in its balance, and credits them once where the answer was lost and the player asks again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/finance\/sandbox\/funds/);
  await test.step('test funds', async () => {
    await open(page, '/my');
    const amount = await readBalanceCard(page);
    const before = await amount();
    await page.getByRole('button', { name: 'Get test funds' }).click();
    await expect(
      page.getByText('₱1,000.00 of test funds are in your wallet', { exact: true }),
    ).toBeVisible();
    await expect.poll(amount).toBe(before + 1000_00);
  });

  await test.step('answers that are lost', async () => {
    const before = await (await readBalanceCard(page))();
    const ask = page.getByRole('button', { name: 'Get test funds' });
    const said = page.getByText('₱1,000.00 of test funds are in your wallet', { exact: true });
    // The server applies each request, and its answer is lost.
    await page.route(
      '**/finance/sandbox/funds',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 2 },
    );
    for (const _time of ['once', 'twice']) {
      const lost = page.waitForEvent('requestfailed', (request) => /funds$/.test(request.url()));
      await ask.click();
      await lost;
      await expect(page.getByText('No connection. Try again.').first()).toBeVisible();
    }
    // The idempotency key of an unanswered submit survives a reload.
    await page.reload();
    const amount = await readBalanceCard(page);
    await ask.click();
    await expect(said).toBeVisible();
    await page.reload();
    await readBalanceCard(page);
    expect(await amount()).toBe(before + 1000_00);
    // After an answer, the next submit is a new intent.
    await ask.click();
    await expect(said).toBeVisible();
    await expect.poll(amount).toBe(before + 2000_00);
  });
});
