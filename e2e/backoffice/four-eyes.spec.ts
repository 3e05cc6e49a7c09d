import { randomInt } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { getLimits } from '@perya/contract/limits/calls/limits';
import { getProfile } from '@perya/contract/profile/calls/profile';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';
import { tabTo } from './tab-to.ts';

/** A new player, as their own device sees them. */
async function newPlayer() {
  const { token } = JSON.parse(await openSession()) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { uid } = await client.call(getProfile, {});
  return { uid: String(uid), client };
}

/** The number of the request that the dialog says was written. */
async function numberIn(page: Page): Promise<string> {
  const outcome = page.getByRole('dialog').getByRole('status');
  await expect(outcome).toContainText('Nothing has changed yet');
  return /request (\d+)/.exec((await outcome.textContent()) ?? '')?.[1] ?? '';
}

test('@desktop one asks for stricter limits and a second person approves them, by keyboard alone; a held win stands on the desk with why it is held, and its refusal is asked for', async ({
  page,
  browser,
}) => {
  await test.step('stricter limits', async () => {
    const { uid, client } = await newPlayer();
    await openAsStaff(page, 'support', '/backoffice/risk');
    await tabTo(page, page.getByRole('button', { name: 'Ask for stricter limits' }));
    await page.keyboard.press('Enter');
    const asking = page.getByRole('dialog');
    await tabTo(page, asking.getByLabel('Player id'));
    await page.keyboard.type(uid);
    await tabTo(page, asking.getByLabel('Daily stake at most, ₱'));
    await page.keyboard.type('1,500');
    await tabTo(page, asking.getByLabel('Reason'));
    await page.keyboard.type('The player');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await tabTo(page, asking.getByRole('button', { name: 'Ask', exact: true }));
    await page.keyboard.press('Enter');
    const id = await numberIn(page);
    await tabTo(page, asking.getByRole('link', { name: 'Open the request' }));
    await page.keyboard.press('Enter');
    const own = page.getByRole('complementary', { name: `Request ${id}` });
    await expect(own).toContainText('Nobody decides their own request');
    await expect(own.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    expect((await client.call(getLimits, {})).daily_stake.amount).toBeNull();

    const context = await browser.newContext();
    const second = await context.newPage();
    await openAsStaff(second, 'risk', '/backoffice/requests');
    await tabTo(second, second.getByRole('link', { name: id, exact: true }));
    await second.keyboard.press('Enter');
    const drawer = second.getByRole('complementary', { name: `Request ${id}` });
    await expect(drawer).toContainText(`Player ${uid} may stake at most ₱1,500.00 a day.`);
    await tabTo(second, drawer.getByRole('button', { name: 'Approve' }));
    expect(await faultsInBothThemes(second)).toEqual([]);
    await second.keyboard.press('Enter');
    const deciding = second.getByRole('dialog');
    await tabTo(second, deciding.getByLabel('Reason'));
    await second.keyboard.type('Checked');
    await tabTo(second, deciding.getByRole('button', { name: 'Approve and carry out' }));
    await second.keyboard.press('Enter');
    await expect(deciding.getByRole('status')).toHaveText('It was approved and carried out.');
    await second.keyboard.press('Escape');
    await expect(drawer.getByText('Approved', { exact: true })).toBeVisible();
    await context.close();
    expect(await client.call(getLimits, {})).toMatchObject({
      daily_stake: { amount: '1500.00' },
      changes: [{ by: 'house' }],
    });
  });

  await test.step('a held win', async () => {
    const { uid } = await newPlayer();
    const id = String(randomInt(1e12, 2e12));
    await lookIntoDatabase(
      process.env['E2E_DATA'] ?? '',
      `insert into games.held_win (bucket, movement_id, uid, bet_id, venue, transaction_id, kind, game_code, amount,
         reason, ceiling, held_at, told_at)
       values (platform.bucket_of(${uid}), ${id}, ${uid}, 0, 'studio', 'w-${id}', 'win', 'plinko', 5000000, 'game', 1000000, now(), now())`,
    );
    await openAsStaff(page, 'risk', `/backoffice/risk/wins?uid=${uid}`);
    await page.getByRole('link', { name: id, exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary', { name: `Win ${id}` });
    await expect(drawer).toContainText('By its rules the game can pay ₱10,000.00 for this stake');
    await tabTo(page, drawer.getByRole('button', { name: 'Ask to refuse' }));
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Refuse win ${id}` });
    await expect(dialog).toContainText('₱50,000.00 is refused');
    await tabTo(page, dialog.getByLabel('Reason'));
    await page.keyboard.type('Round or');
    await tabTo(page, dialog.getByLabel('In your words'));
    await page.keyboard.type('see <b>this</b>');
    await tabTo(page, dialog.getByRole('button', { name: 'Ask', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Plain words only: this text contains HTML');
    await tabTo(page, dialog.getByLabel('In your words'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('The proof does not hold');
    await tabTo(page, dialog.getByRole('button', { name: 'Ask', exact: true }));
    await page.keyboard.press('Enter');
    expect(await numberIn(page)).toMatch(/^\d+$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});

test('@desktop a limit of the house is lifted by a second person at the wish of the first, and is the player’s own from then on', async ({
  page,
  browser,
}) => {
  const { uid, client } = await newPlayer();
  await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `insert into limits.player (bucket, uid, daily_loss, house_daily_loss, daily_stake)
     values (platform.bucket_of(${uid}), ${uid}, 50000, 50000, 90000)`,
  );
  await openAsStaff(page, 'support', `/backoffice/risk/limits/${uid}`);
  const limits = page.getByRole('complementary', { name: `Player ${uid}` });
  await expect(limits).toContainText('set by the house: ₱500.00');
  await limits.getByRole('button', { name: 'Ask for stricter limits' }).click();
  const asking = page.getByRole('dialog', { name: `Stricter limits of player ${uid}` });
  // The player's own limit is none that the house could lift.
  await expect(asking.getByRole('checkbox')).toHaveCount(1);
  await asking
    .getByRole('group', { name: 'Lift limits of the house' })
    .getByLabel('Daily loss')
    .check();
  await asking.getByLabel('Reason').selectOption({ index: 1 });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  const id = await numberIn(page);
  expect((await client.call(getLimits, {})).house.daily_loss).toBe('500.00');

  const context = await browser.newContext();
  const second = await context.newPage();
  await openAsStaff(second, 'risk', `/backoffice/requests/${id}`);
  await approveRequest(second);
  await context.close();
  expect(await client.call(getLimits, {})).toMatchObject({
    daily_loss: { amount: '500.00' },
    house: { daily_loss: null },
    changes: [{ by: 'house', action: 'lifted' }],
  });
  await page.reload();
  await expect(limits).toContainText('lifted by the house, ₱500.00 stays as the player’s own');
  await expect(limits).not.toContainText('set by the house');
  await limits.getByRole('button', { name: 'Ask for stricter limits' }).click();
  await expect(asking.getByRole('checkbox')).toHaveCount(0);
});
