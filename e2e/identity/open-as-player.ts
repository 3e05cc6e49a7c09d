import type { Page } from '@playwright/test';
import { addressOf, open } from '../page/open.ts';
import { freshPhone, readCode } from './player.ts';

/** Opens a page of the player's own as a visitor does: the login comes first, then the page. */
export async function openAsPlayer(
  page: Page,
  path: string,
  phone = freshPhone(),
): Promise<string> {
  await open(page, path);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'I agree' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  const first = page.getByRole('textbox', { name: 'Digit 1 of 6' });
  await first.waitFor();
  await first.pressSequentially(await readCode(phone));
  await page.waitForURL(addressOf(path));
  // By its element: a hint that opens at once hides the page from the roles, not from the eye.
  await page.locator('main h1').waitFor();
  return phone;
}
