import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { passGate } from '../page/pass-gate.ts';
import { expect, test } from '../page/test.ts';
import { openAsPlayer } from './open-as-player.ts';
import { appCode, elsewhere } from './player.ts';
import { showProof } from './show-proof.ts';

const cardOf = (page: Page, name: string) => page.getByRole('region', { name });

test('switches the authenticator app on with a code and off with a recovery code, and says what a code by SMS risks without it', async ({
  page,
}) => {
  const phone = await openAsPlayer(page, '/s-account/security');
  const card = cardOf(page, 'Authenticator app');
  const risk = card.getByText('SMS codes can be stolen with your number.');
  await expect(risk).toBeVisible();
  await card.getByRole('button', { name: 'Switch on' }).click();
  await showProof(page, phone);
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(key).toMatch(/^[A-Z2-7]{32}$/);

  const field = card.getByRole('textbox', { name: 'Code' });
  const confirm = card.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  await expect(card.getByText('Please enter the code')).toBeVisible();
  await field.fill('000000');
  await confirm.click();
  await expect(card.getByText('Invalid code')).toBeVisible();
  await field.fill(appCode(key));
  await confirm.click();

  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  const [recovery = ''] = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(recovery);
  await card.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toHaveCount(0);
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await expect(risk).toHaveCount(0);
  await expect(card.getByText('Recovery codes left: 8', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Switch off' }).click();
  await field.fill(recovery);
  await card.getByRole('button', { name: 'Switch off' }).click();
  await expect(
    page.getByText('The authenticator app is switched off', { exact: true }),
  ).toBeVisible();
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
});

test('asks to make new recovery codes when few are left, and counts the new ones', async ({
  page,
}) => {
  const phone = await openAsPlayer(page, '/my');
  const player = elsewhere();
  await player.login(phone);
  const { codes } = await player.switchAppOn();
  await player.useUp(codes.slice(0, 6));
  await goInside(page, '/s-account/security');
  const card = cardOf(page, 'Authenticator app');
  const notice = card.getByRole('status');
  await expect(notice).toContainText('Recovery codes left: 2. Make new ones');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await card.getByRole('button', { name: 'New recovery codes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Verify that it is you' });
  await sheet.getByRole('button', { name: 'Use a recovery code' }).click();
  await sheet.getByLabel('Recovery code').fill(codes[6] ?? '');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await card.getByRole('button', { name: 'I have saved them' }).click();
  await expect(card.getByText('Recovery codes left: 8', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('lists the devices and logs one of them out, or all of them', async ({ page, browser }) => {
  test.slow();
  const phone = await openAsPlayer(page, '/s-account/security');
  const devices = cardOf(page, 'Where you are logged in').getByRole('listitem');
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText('This device');
  await expect(devices).toContainText('127.0.0.1');
  // Of a program that says nothing of itself, too, there is something to say.
  await expect(devices).toContainText('Another app or browser');
  await expect(page.getByText('Unknown device')).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);

  const others: Page[] = [];
  for (let count = 0; count < 2; count += 1) {
    const context = await browser.newContext();
    await passGate(context);
    const other = await context.newPage();
    await openAsPlayer(other, '/my', phone);
    others.push(other);
  }
  await page.reload();
  await expect(devices).toHaveCount(3);
  await expect(cardOf(page, 'Recent logins').getByRole('listitem')).toHaveCount(3);

  await devices
    .getByRole('button', { name: /^Log out/ })
    .first()
    .click();
  // A stolen session must not log its owner out.
  await expect(devices).toHaveCount(3);
  await showProof(page, phone);
  await expect(page.getByText('The device is logged out', { exact: true })).toBeVisible();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(devices).toHaveCount(1);
  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL(addressOf('/'));
  }
  await goInside(page, '/my');
  await expect(page.getByRole('heading', { name: 'My Balance' })).toBeVisible();
});
