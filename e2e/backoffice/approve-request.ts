import type { Page } from '@playwright/test';
import { expect } from '../page/test.ts';
import { tabTo } from './tab-to.ts';

/** Approves the request that stands open on the page, by keyboard. */
export async function approveRequest(page: Page): Promise<void> {
  const drawer = page.getByRole('complementary', { name: /^Request \d/ });
  await tabTo(page, drawer.getByRole('button', { name: 'Approve' }));
  await page.keyboard.press('Enter');
  const deciding = page.getByRole('dialog');
  await tabTo(page, deciding.getByLabel('Reason'));
  await page.keyboard.type('Checked');
  await tabTo(page, deciding.getByRole('button', { name: 'Approve and carry out' }));
  await page.keyboard.press('Enter');
  await expect(deciding.getByRole('status')).toHaveText('It was approved and carried out.');
  await page.keyboard.press('Escape');
}
