import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '@perya/contract/client';
import { exchangeVoucher } from '@perya/contract/payments/calls/vouchers';
import type { Locator, Page } from '@playwright/test';
import { playerWithStatus } from '../../identity/player-with-status.ts';
import { faultsInBothThemes } from '../../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../../page/open.ts';
import { openSession } from '../../page/sign-in.ts';
import { expect, test } from '../../page/test.ts';
import { openAsStaff } from '../open-as-staff.ts';

/** A verified player uses a code, from a device of their own. */
async function redeem(exchangeCode: string) {
  const session = await openSession({ phone: await playerWithStatus('fully_kyc') });
  const { token } = JSON.parse(session) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  return client.call(exchangeVoucher, { exchangeCode }, { idempotencyKey: randomUUID() });
}

/** Collects the own part of a request as a file, and answers the halves in it. */
async function collectHalves(page: Page, request: string, name: RegExp): Promise<string[]> {
  await goInside(page, `/backoffice/requests/${request}?box=all`);
  const drawer = page.getByRole('complementary', { name: `Request ${request}` });
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Show my part, this once' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(name);
  await expect(drawer.getByText(file.suggestedFilename())).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Show my part, this once' })).toHaveCount(0);
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[1] ?? '');
}

async function approve(page: Page, request: string): Promise<void> {
  await goInside(page, `/backoffice/requests/${request}`);
  const waiting = page.getByRole('complementary', { name: `Request ${request}` });
  await waiting.getByRole('button', { name: 'Approve' }).click();
  const deciding = page.getByRole('dialog');
  await deciding.getByLabel('Reason').selectOption('checked');
  await deciding.getByRole('button', { name: 'Approve and carry out' }).click();
  await expect(deciding.getByRole('status')).toHaveText('It was approved and carried out.');
  await deciding.getByRole('button', { name: 'Done' }).click();
}

const numberIn = async (outcome: Locator) =>
  /request (\d+)/.exec((await outcome.textContent()) ?? '')?.[1] ?? '';

test('@desktop a batch of vouchers is asked for, approved by another, taken out half by half, used by a player, and the rest made void', async ({
  page,
  browser,
}) => {
  const note = `Kiosk ${randomUUID().slice(0, 8)}`;
  await openAsStaff(page, 'cashier', '/backoffice/payments/vouchers');
  await page.getByRole('button', { name: 'Ask for a batch' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask for a batch of vouchers' });
  await asking.getByLabel('Each worth, in pesos').fill('250');
  await asking.getByLabel('Codes').fill('10001');
  await asking.getByLabel('Good until').fill('2030-12-31');
  await asking.getByLabel('Note').fill(note);
  await asking.getByLabel('Reason').selectOption('goodwill');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking.getByLabel('Codes')).toHaveAccessibleDescription(
    'A whole number from 1 to 10,000',
  );
  await asking.getByLabel('Codes').fill('3');
  await expect(asking).toContainText('Worth in all: ₱750.00');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  const outcome = asking.getByRole('status');
  await expect(outcome).toContainText('waits for a second person');
  const request = await numberIn(outcome);
  await asking.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext();
  const second = await context.newPage();
  await openAsStaff(second, 'risk', `/backoffice/requests/${request}`);
  const waiting = second.getByRole('complementary', { name: `Request ${request}` });
  await expect(waiting).toContainText('3 vouchers of ₱250.00 will be made, ₱750.00 together');
  await expect(waiting.getByRole('definition').filter({ hasText: note })).toBeVisible();
  await approve(second, request);

  await page.getByRole('searchbox', { name: 'Batch id or note' }).fill(note);
  const row = page.getByRole('row', { name: new RegExp(note) });
  await expect(row).toContainText('Can be used');
  await row.getByRole('link').click();
  const drawer = page.getByRole('complementary', { name: /Vouchers, batch/ });
  await expect(drawer).toContainText('Dec 31, 2030, 11:59:59 PM PHT');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Take the codes out' }).click();
  const exporting = page.getByRole('dialog', { name: /Take the codes of batch/ });
  await expect(exporting).toContainText('nobody takes a whole one out');
  await exporting.getByLabel('Reason').selectOption('needed-for-work');
  await exporting.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(exporting.getByRole('status')).toContainText('waits for a second person');
  const codes = await numberIn(exporting.getByRole('status'));
  await exporting.getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByRole('button', { name: 'Take the codes out' })).toHaveCount(0);
  await approve(second, codes);
  const ends = await collectHalves(second, codes, /^vouchers-\d+-second\.csv$/);
  await context.close();
  const path = new URL(page.url());
  const begins = await collectHalves(page, codes, /^vouchers-\d+-first\.csv$/);
  expect([begins.length, ends.length]).toEqual([3, 3]);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await goInside(page, path.pathname + path.search);

  const [code = '', unused = ''] = begins.map((half, at) => `${half}-${ends[at]}`);
  expect(await redeem(code)).toMatchObject({ amount: '250.00' });
  await drawer.getByRole('button', { name: 'Void the unused' }).click();
  const voiding = page.getByRole('dialog', { name: /Void the unused codes/ });
  await voiding.getByLabel('Reason').selectOption('lost');
  await voiding.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(voiding.getByRole('status')).toContainText('The unused codes are void.');
  await voiding.getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByRole('definition')).toContainText(['3', '1', '0', '2']);
  await expect(drawer.getByRole('button', { name: 'Void the unused' })).toHaveCount(0);
  await expect(row).toContainText('Void');
  await expect(redeem(unused)).rejects.toThrow('There is no such voucher');
});
