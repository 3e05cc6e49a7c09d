import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { open } from '../page/open.ts';
import { bringPasskeyDevice } from '../page/passkey-device.ts';
import { expect, test } from '../page/test.ts';
import { typeCode } from './log-in.ts';
import { openAsPlayer } from './open-as-player.ts';
import { appCode, elsewhere, freshPhone } from './player.ts';

const password = 'Mango12345';
const cardOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function logIn(page: Page, phone: string) {
  await open(page, '/loginPassword');
  const main = page.getByRole('main');
  await main.getByLabel('Phone number').fill(phone);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'I agree' }).click();
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main).toContainText('This device is new.');
  return main;
}

test('adds a passkey beside the authenticator app, logs in with it on a new device, and removes it @every-screen', async ({
  page,
}) => {
  const phone = freshPhone();
  const player = elsewhere();
  await player.register(phone, password);
  await openAsPlayer(page, '/s-account/security', phone);
  const card = cardOf(page);
  await expect(page.getByRole('region', { name: 'Authenticator app' })).toBeVisible();
  await expect(card).toHaveCount(0);
  const { secret, recovery } = await player.switchAppOn();
  const device = await bringPasskeyDevice(page);
  await page.reload();
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await card.getByRole('button', { name: 'Continue' }).click();
  await expect(card.getByText('Give it a name you will recognize')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await card.getByLabel('Name of the passkey').fill('My phone');
  await card.getByRole('button', { name: 'Continue' }).click();
  const sheet = page.getByRole('dialog', { name: 'Verify that it is you' });
  await typeCode(sheet, appCode(secret, 1));
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The passkey is added', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem')).toContainText('My phone');
  expect(await device.countKeys()).toBe(1);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const main = await logIn(page, phone);
  const use = main.getByRole('button', { name: 'Use a passkey' });
  await expect(use).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await device.verify(false);
  await use.click();
  await expect(main).toContainText('No passkey was given. Try again, or use another way');
  await device.verify(true);
  await expect(use).not.toHaveAttribute('aria-busy');
  await use.click();
  await expect(main.getByText('This device is new.')).toHaveCount(0);

  await open(page, '/s-account/security');
  await card.getByRole('button', { name: 'Remove My phone' }).click();
  await sheet.getByRole('button', { name: 'Use a recovery code' }).click();
  await sheet.getByLabel('Recovery code').fill(recovery);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The passkey is removed', { exact: true })).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(0);
});

test('says nothing of passkeys where the browser has none, as inside another app', async ({
  page,
}) => {
  const phone = freshPhone();
  const player = elsewhere();
  await player.register(phone, password);
  await player.switchAppOn();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const main = await logIn(page, phone);
  await expect(main.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
});
