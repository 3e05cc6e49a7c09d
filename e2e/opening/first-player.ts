import { createClient } from '@perya/contract/client';
import { uploadFile } from '@perya/contract/identity/calls/account';
import { getKyc, insertKyc, listShops } from '@perya/contract/kyc/calls/kyc';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import type { Page } from '@playwright/test';
import { drawNoise } from '../backoffice/draw-noise.ts';
import { askForCode, typeCode } from '../identity/log-in.ts';
import { freshPhone } from '../identity/player.ts';
import { untilAlive } from '../page/open.ts';
import { passGate } from '../page/pass-gate.ts';
import type { Colleague } from './colleague.ts';
import type { ProductionHouse } from './production-house.ts';

/** Registers in the browser with the code that the carrier was given. */
export async function register(page: Page, house: ProductionHouse): Promise<void> {
  await passGate(page.context());
  await page.goto(`${house.url}/login`);
  await untilAlive(page);
  const phone = freshPhone();
  await askForCode(page, phone);
  await typeCode(page, await house.readCode(phone));
  await page.getByRole('link', { name: 'Wallet: ₱0.00' }).waitFor();
}

/** Submits the identity check, which the desk approves: with the strict policy nobody pays in or plays before. */
export async function verify(
  page: Page,
  house: ProductionHouse,
  reviewer: Colleague,
): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('perya:v1:session'));
  const { token } = JSON.parse(stored ?? '{}') as { token: string };
  const client = createClient({
    baseUrl: house.directUrl,
    token: { get: () => token, clear: () => {} },
  });
  const upload = async () => {
    const file = new File([Uint8Array.from(drawNoise())], 'id.png', { type: 'image/png' });
    return (await client.upload(uploadFile, file)).object_key;
  };
  const [branch] = await client.call(listShops, {});
  await client.call(insertKyc, {
    first_name: 'Tala',
    middle_name: '',
    last_name: 'Unang Manlalaro',
    birthday: '1988-04-17',
    gender: 'female',
    id_type: 'UMID',
    nationality: 'Philippines',
    place_of_birth: 'Malolos',
    current_address: '17 Kalachuchi St., Malolos',
    permanent_address: '17 Kalachuchi St., Malolos',
    shop_id: branch?.value ?? 0,
    occupation: 'Employed',
    source_of_income: 'Salary/Employment',
    attachments: { idPhoto: await upload(), selfieWithIDPhotoPath: await upload() },
  });
  const { uid } = await client.call(getKyc, {});
  const review = { uid, version: 1 };
  await reviewer.client.call(staffCalls.claimReview, review);
  await reviewer.client.call(staffCalls.decideReview, {
    ...review,
    decision: 'full',
    id_number: 'CRN-0111-2233445-6',
  });
}

/** Pays in by the gateway's own page, which leads back. */
export async function payIn(page: Page, house: ProductionHouse, pesos: string): Promise<void> {
  await page.goto(`${house.url}/my`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Deposit' });
  await sheet.getByText('GCash', { exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Amount' }).fill(pesos);
  await sheet.getByRole('button', { name: /^Deposit ₱/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/s-transaction\/status\?/);
}
