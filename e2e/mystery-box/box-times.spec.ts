import type { Page } from '@playwright/test';
import { openAsPayer, refuse } from '../deposit/deposit-page.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withoutLive } from '../page/without-live.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

const look = (query: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', query);
const popup = (page: Page) => page.getByRole('dialog', { name: 'Mystery box' });
const prompt = (page: Page) => page.getByRole('region', { name: 'Mystery box' });
const ofPlayer = (phone: string) => `(select uid from identity.player where phone = '${phone}')`;

/** A box of today with 888 pesos in it, given by the engine. */
async function offerBox(phone: string): Promise<void> {
  await look(
    `select promotions.grant(1, array[${ofPlayer(phone)}],
       array[platform.manila_day(platform.clock())::text], array[0::smallint], array[88800::bigint],
       array['{}'::jsonb], false, 'system')`,
  );
}

/** Counts in the page itself how often the boxes are read: what a clock that stands has let happen is known at once. */
async function countReads(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { reads: 0 });
    const send = window.fetch;
    window.fetch = (...asked) => {
      if (String(asked[0]).includes('/promo/blindbox/detail')) counted.reads += 1;
      return send(...asked);
    };
  });
  return () => page.evaluate(() => (window as unknown as { reads: number }).reads);
}

test('what was in a box is shown when the answer is there, however long the claim took, and until it is tapped away, and the boxes are read again a second later [M-222 M-224 M-449]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/live\/credential/);
  await withoutLive(page);
  await page.clock.install();
  const phone = await playerWithStatus('fully_kyc');
  await offerBox(phone);
  await openAsPlayer(page, '/blind-box', phone);
  await page.getByRole('main').getByRole('button', { name: 'Open the box' }).click();
  const open = popup(page).getByRole('button', { name: 'Open the box' });
  await expect(open).toBeVisible();
  // Nobody learns before what is in it.
  await expect(page.getByText('888.00 PHP')).toHaveCount(0);
  let claimed = () => {};
  await page.route('**/promo/blindbox/claim', async (route) => {
    await new Promise<void>((resolve) => {
      claimed = resolve;
    });
    await route.continue();
  });
  const request = page.waitForRequest('**/promo/blindbox/claim');
  await open.click();
  await request;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.runFor(5000);
  await expect(popup(page)).toBeVisible();
  const reads = await countReads(page);
  claimed();
  const won = popup(page).getByText('You get 888.00 PHP');
  await expect(won).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(won).toBeVisible();
  expect(await reads()).toBe(0);
  await popup(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(popup(page)).toBeHidden();
  await page.clock.runFor(900);
  expect(await reads()).toBe(0);
  await page.clock.runFor(110);
  await expect.poll(reads).toBe(1);
});

test('the prompt counts down in h:m:s, and at its end the box can no longer be opened [M-218]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/live\/credential/);
  await withoutLive(page);
  await page.clock.install();
  const phone = await playerWithStatus('fully_kyc');
  await offerBox(phone);
  const endIn = (seconds: number) =>
    look(`update promotions.reward set expires_at = platform.clock() + interval '${seconds} seconds'
      where promotion_id = 1 and uid = ${ofPlayer(phone)}`);
  await endIn(3700);
  await openAsPlayer(page, '/', phone);
  const timer = prompt(page).getByRole('timer');
  await expect(timer).toContainText(/Ends in 01:01:\d\d/);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const text = (await timer.textContent()) ?? '';
  const [h = 0, m = 0, s = 0] = (/\d+:\d+:\d+/.exec(text)?.[0] ?? '').split(':').map(Number);
  const left = h * 3600 + m * 60 + s;
  await page.clock.runFor((left - 2) * 1000);
  await expect(timer).toContainText(/Ends in 00:00:0[12]/);
  await expect(prompt(page).getByRole('button', { name: 'Open' })).toBeEnabled();
  // What the page's clock has reached, the server's has too.
  await endIn(0);
  await page.clock.runFor(3000);
  await expect(prompt(page)).toBeHidden();
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: 'Mystery box' })).toHaveCount(0);
  await goInside(page, '/blind-box');
  const today = page.getByRole('region', { name: 'Boxes of the month' }).getByRole('listitem');
  await expect(today).toContainText(['Expired']);
  await expect(page.getByRole('main').getByRole('button', { name: 'Open the box' })).toHaveCount(0);
});

test('a box that does not come says why and when the next one can, and asks for no deposit; a closed one says nothing of what is in it', async ({
  page,
}) => {
  const phone = await openAsPayer(page, '/welfare');
  await look(
    `insert into promotions.deposited (uid, day, deposits, amount, largest)
       values (${ofPlayer(phone)}, platform.manila_day(platform.clock()), 1, 50000, 50000);
     insert into promotions.not_given (uid, promotion_id, period, reason)
       values (${ofPlayer(phone)}, 1, platform.manila_day(platform.clock())::text, 'SHARED')`,
  );
  await goInside(page, '/blind-box');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Boxes of the month' })).toContainText(
    'One person gets one box a day.',
  );
  await main.getByRole('button', { name: "See today's box" }).click();
  await expect(popup(page)).toContainText('No box today');
  await expect(popup(page)).toContainText('One person gets one box a day.');
  await expect(popup(page)).toContainText('from 00:00 on, Manila time');
  await expect(popup(page).getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await goInside(page, '/');
  await expect(page.getByRole('button', { name: 'Mystery box' })).toHaveCount(0);

  await offerBox(phone);
  // A new page: the home page may have asked for the bonuses a moment before the box was there.
  await open(page, '/my/bonuses');
  const card = main.getByRole('listitem').filter({ hasText: 'Mystery Box' });
  await expect(card).toContainText('In an unopened box');
  await expect(card).not.toContainText('888');
  await card.getByRole('button', { name: 'Open: Mystery Box' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open the box?' });
  await expect(dialog).not.toContainText('888');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('₱888.00 was added to your balance').first()).toBeVisible();
});

test('while the promotion is paused the page of boxes leads to the one that waits, and otherwise says that there is none', async ({
  page,
}) => {
  // To pause it for everybody would meet the other tests.
  await page.route('**/promo/blindbox/detail*', (route) =>
    refuse(route, 'BOXES_ENDED', 'There are no mystery boxes'),
  );
  const phone = await openAsPayer(page, '/welfare');
  const main = page.getByRole('main');
  await goInside(page, '/blind-box');
  await expect(main.getByText('No boxes right now')).toBeVisible();
  await expect(main.getByRole('link', { name: 'My bonuses' })).toHaveCount(0);
  await offerBox(phone);
  await open(page, '/blind-box');
  await expect(main.getByText('No box to earn right now')).toBeVisible();
  await expect(main.getByText('No boxes right now')).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await main.getByRole('link', { name: 'My bonuses' }).click();
  await expect(main.getByRole('button', { name: 'Open: Mystery Box' })).toBeVisible();
});
