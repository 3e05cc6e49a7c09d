import type { Page } from '@playwright/test';
import { colourFaultsOf, faultsOf } from './faults.ts';

/** The faults of the page as it stands, in both themes on one load; it is light again afterwards. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const light = await faultsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colourFaultsOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((fault) => `in dark, ${fault}`)];
}
