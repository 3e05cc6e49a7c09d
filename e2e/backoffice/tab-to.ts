import { expect, type Locator, type Page } from '@playwright/test';

const stepsMax = 200;

/** Moves the focus by Tab alone until it is there: what the keyboard does not reach is a fault. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < stepsMax; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}`);
}
