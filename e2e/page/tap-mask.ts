import { expect, type Page } from '@playwright/test';

/** Taps beside the open dialog, in the upper left corner, once it stands still and listens for such taps. */
export async function tapMask(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
  // The dialog takes the pointer from the rest of the page, and listens one turn of the event loop later.
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'none');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await page.mouse.click(6, 6);
}
