import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '@perya/contract/client';
import { exchangeVoucher } from '@perya/contract/payments/calls/vouchers';
import { playerWithStatus } from '../../identity/player-with-status.ts';
import { faultsInBothThemes } from '../../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../../page/open.ts';
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

test('@desktop a batch of vouchers is asked for, approved by another, exported, used by a player, and the rest made void', async ({
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
  const request = /request (\d+)/.exec((await outcome.textContent()) ?? '')?.[1] ?? '';
  await asking.getByRole('button', { name: 'Done' }).click();

  const context = await browser.newContext();
  const second = await context.newPage();
  await openAsStaff(second, 'risk', `/backoffice/requests/${request}`);
  const waiting = second.getByRole('complementary', { name: `Request ${request}` });
  await expect(waiting).toContainText('3 vouchers of ₱250.00 will be made, ₱750.00 together');
  await expect(waiting.getByRole('definition').filter({ hasText: note })).toBeVisible();
  await waiting.getByRole('button', { name: 'Approve' }).click();
  const deciding = second.getByRole('dialog');
  await deciding.getByLabel('Reason').selectOption('checked');
  await deciding.getByRole('button', { name: 'Approve and carry out' }).click();
  await expect(deciding.getByRole('status')).toHaveText('It was approved and carried out.');
  await context.close();

  await page.getByRole('searchbox', { name: 'Batch id or note' }).fill(note);
  const row = page.getByRole('row', { name: new RegExp(note) });
  await expect(row).toContainText('Can be used');
  await row.getByRole('link').click();
  const drawer = page.getByRole('complementary', { name: /Vouchers, batch/ });
  await expect(drawer).toContainText('Dec 31, 2030, 11:59:59 PM PHT');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Export the codes' }).click();
  const exporting = page.getByRole('dialog', { name: /Export the codes of batch/ });
  await expect(exporting).toContainText('The file holds 3 codes in the clear');
  const download = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await download;
  await expect(exporting.getByRole('status')).toContainText(file.suggestedFilename());
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(4);
  await exporting.getByRole('button', { name: 'Done' }).click();

  const [code = ''] = lines[1]?.split(',') ?? [];
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
  const [unused = ''] = lines[2]?.split(',') ?? [];
  await expect(redeem(unused)).rejects.toThrow('There is no such voucher');
});
