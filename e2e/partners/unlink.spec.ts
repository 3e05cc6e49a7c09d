import { createClient } from '@perya/contract/client';
import { getProfile } from '@perya/contract/profile/calls/profile';
import type { Page } from '@playwright/test';
import { openAsStaff } from '../backoffice/open-as-staff.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { showProof } from '../identity/show-proof.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { passGate } from '../page/pass-gate.ts';
import { openSession, signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { becomeWalletUser, linkOf } from './enter-by-link.ts';

const tokenHere = (page: Page) =>
  page.evaluate(() => localStorage.getItem('perya:v1:session') !== null);

/** The wallet's link lets nobody in, and says why and what to do. */
async function expectRefused(page: Page, phone: string): Promise<void> {
  await page.goto(await linkOf('ewallet', phone));
  await expect(page.locator('.toast')).toContainText(
    'GCash login failed: This app was removed from your account.',
  );
  expect(await tokenHere(page)).toBe(false);
}

test('a player removes the wallet’s app from the account, which ends its session and lets nobody in any more, and allows it again', async ({
  page,
  browser,
}) => {
  test.slow();
  const phone = await playerWithStatus('fully_kyc');
  const inWallet = await browser.newContext();
  await passGate(inWallet);
  await signIn(inWallet, { phone });
  const wallet = await inWallet.newPage();
  await becomeWalletUser(wallet, phone);

  await openAsPlayer(page, '/s-account/security', phone);
  const card = page.getByRole('region', { name: 'Apps that open your account' });
  await expect(card.getByRole('listitem')).toContainText(/GCash.*Can open your account since/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await card.getByRole('button', { name: 'Remove GCash' }).click();
  const question = page.getByRole('dialog', { name: 'Remove GCash?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await card.getByRole('button', { name: 'Remove GCash' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  // A stolen session must not shut its owner's app out.
  await showProof(page, phone);
  await expect(
    page.getByText('GCash can no longer open your account', { exact: true }),
  ).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText(/GCash.*Removed/);
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await wallet.reload();
  await expect.poll(() => tokenHere(wallet)).toBe(false);
  await expectRefused(wallet, phone);

  await card.getByRole('button', { name: 'Allow GCash again' }).click();
  await expect(page.getByText('GCash may open your account again', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  // From its next entry on it opens the account again.
  await wallet.goto(await linkOf('ewallet', phone));
  await wallet.getByRole('button', { name: /^Continue as/ }).click();
  await expect.poll(() => tokenHere(wallet)).toBe(true);
  await inWallet.close();
  await page.reload();
  await expect(card.getByRole('listitem')).toContainText(/GCash.*Can open your account since/);
});

test('staff remove a partner’s app from a player’s account with a reason, and only the player allows it again @desktop', async ({
  page,
  browser,
}) => {
  const phone = await playerWithStatus('fully_kyc');
  const { token } = JSON.parse(await openSession({ phone })) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { uid } = await client.call(getProfile, {});
  const inWallet = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await passGate(inWallet);
  await signIn(inWallet, { phone });
  const wallet = await inWallet.newPage();
  await becomeWalletUser(wallet, phone);

  await openAsStaff(page, 'support', `/backoffice/players/${uid}/sessions`);
  const apps = page.getByRole('table', { name: 'Partners’ apps' });
  const row = apps.getByRole('row', { name: /GCash/ });
  await expect(row).toContainText('Opens the account');
  await row.getByRole('button', { name: 'Remove GCash' }).click();
  const dialog = page.getByRole('dialog', { name: `Remove GCash from player ${uid}` });
  await expect(dialog).toContainText('Only the player can allow it again');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove the app' }).click();
  await expect(dialog.getByRole('status')).toContainText(
    'GCash does not open the account any more.',
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(row).toContainText('Removed');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);

  // Every device is logged out, and the app does not come in again.
  await expect(client.call(getProfile, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await open(wallet, '/my');
  await expect.poll(() => tokenHere(wallet)).toBe(false);
  await expectRefused(wallet, phone);
  await inWallet.close();

  // Whoever may only read sees it, and no way to change it.
  await openAsStaff(page, 'auditor', `/backoffice/players/${uid}/sessions`);
  await expect(row).toContainText('Removed');
  await expect(apps.getByRole('button')).toHaveCount(0);
});
