import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { balanceOf, dropBall, gameFrame, pressInBar } from './game-room.ts';

test.use(withPictures);

const phone = '9170000007';
/** A Plinko that no other test plays: what it may pay is changed here. */
const code = 'hulog-barya';
/** So many drops without a gain are as good as impossible. */
const dropsMax = 80;

/** Pitches that nothing else sounds: what a ball does at a peg, and how every win begins. */
const tones = { peg: 1250, win: 659 };

const data = () => process.env['E2E_DATA'] ?? '';

async function heldRound(): Promise<string> {
  const [found] = await lookIntoDatabase<{ id: string }>(
    data(),
    `select round.id::text from studio.round join identity.player on player.uid::text = round.player
     where player.phone like '%${phone}' and round.game = '${code}' and round.is_held`,
  );
  return found?.id ?? '';
}

/** Keeps what the game has sounded, by the pitch that each tone ends with. */
async function hearTones(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const begin = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (to, at) {
      heard.push(Math.round(to));
      return begin.call(this, to, at);
    };
  });
  const frame = gameFrame(page).locator('body');
  return () => frame.evaluate(() => (window as unknown as { heard: number[] }).heard);
}

test('a win that the house holds back is said to be checked in the game, its last rounds, its replay and the bet record, and nowhere to be paid', async ({
  page,
  context,
}) => {
  test.slow();
  // Whatever gains is more than the game is believed to pay.
  await lookIntoDatabase(data(), `update catalogue.game set win_times = 1 where code = '${code}'`);
  await bringSession(context, await openSession({ phone }));
  const heardTones = await hearTones(page);
  await open(page, `/s-game-page/${code}`);
  const game = gameFrame(page);
  const drop = game.getByRole('button', { name: 'Drop' });
  await expect(drop).toBeEnabled();
  const notice = game.locator('main ~ div').filter({ hasText: 'is being checked' });
  let before = 0;
  let played = { stake: 0, payout: 0 };
  for (let drops = 0; played.payout <= played.stake && drops < dropsMax; drops += 1) {
    before = await balanceOf(page);
    played = await dropBall(page);
    if (played.payout <= played.stake)
      await expect.poll(() => balanceOf(page)).toBe(before - played.stake + played.payout);
  }
  const { stake, payout } = played;
  expect(payout).toBeGreaterThan(stake);
  const amount = `₱${(payout / 100).toLocaleString('en-US', { minimumFractionDigits: payout % 100 ? 2 : 0 })}`;

  await test.step('in the game', async () => {
    await expect(notice).toContainText(
      `${amount} is being checked. Some wins are checked before they are paid: your bet records say how it stands.`,
    );
    await expect(game.locator('[aria-live="polite"]')).toContainText(`${amount} is being checked.`);
    await expect(game.locator('.kit-result')).toHaveText(`Held for a check${amount}`);
    await expect(game.getByText(/\bPaid\b|gained/)).toHaveCount(0);
    const heard = await heardTones();
    expect(heard).toContain(tones.peg);
    expect(heard).not.toContain(tones.win);
    // Neither was anything credited, nor does more than the stake seem to be gone.
    expect(await balanceOf(page)).toBe(before - stake);
    expect(await faultsOf(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  });

  await test.step('among its last rounds, also after a reload', async () => {
    await page.reload();
    await expect(drop).toBeEnabled();
    await pressInBar(page, 'Your last rounds');
    const sheet = game.getByRole('dialog', { name: 'Your last rounds' });
    await expect(sheet.getByRole('row').nth(1)).toHaveText(/₱10––$/);
    await expect(sheet.getByRole('row').nth(2)).toHaveText(
      `${amount} was held for a check: the bet records say how it stands.`,
    );
    await expect(sheet).toContainText('What was held for a check does not count as paid here.');
    expect(await faultsOf(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('in the bet record', async () => {
    await goInside(page, '/bet-record');
    const rows = page.getByRole('list', { name: 'Bet records' }).getByRole('listitem');
    await expect(rows.first()).toContainText('Being checked');
  });

  await test.step('in a link to the round', async () => {
    await page.goto(addressOf(`/sandbox/studio/replay?round=${await heldRound()}&lang=en_US`));
    await expect(page.getByText('The seeds prove this round.')).toBeVisible();
    await expect(
      page.getByRole('status').filter({ hasText: `${amount} was held for a check` }),
    ).toBeVisible();
    await expect(page.getByText(/\bPaid\b|gained/)).toHaveCount(0);
  });
});
