import { expect, type Page } from '@playwright/test';
import { firstBox, typeCode } from './log-in.ts';
import { readCode } from './player.ts';

/** Shows by a code to the phone that it is the player, in the sheet that asks for it. */
export async function showProof(page: Page, phone: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Verify that it is you' });
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await firstBox(sheet).waitFor();
  await typeCode(sheet, await readCode(phone));
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet).toHaveCount(0);
}
