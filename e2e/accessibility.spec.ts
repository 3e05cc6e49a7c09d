import { firstBrandTags } from '@perya/contract/brands/first-brands';
import type { Page } from '@playwright/test';
import { bringBrands } from './page/faults/bring-brands.ts';
import { colourFaultsOf } from './page/faults/faults.ts';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { missingInGallery } from './page/gallery.ts';
import { goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

/** The faults of the page in its own colours, and those that the colours of the other brands bring, in both themes. */
async function faultsInAllBrands(page: Page): Promise<string[]> {
  const faults = await faultsInBothThemes(page);
  await bringBrands(page);
  const wear = (tag: string) =>
    page.evaluate((brand) => document.documentElement.setAttribute('data-brand', brand), tag);
  for (const tag of firstBrandTags.filter((brand) => brand !== 'h5')) {
    await wear(tag);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await colourFaultsOf(page);
      faults.push(...found.map((fault) => `${tag} in ${colorScheme}, ${fault}`));
    }
  }
  await wear('h5');
  return faults;
}

// The home page of each brand, which has words and pictures of its own, is looked at in theme-and-brand.spec.ts.
test('finds nothing wrong with a page that is not there, the gallery and what opens over it, in any brand and theme', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  expectProblem(missingInGallery);
  await open(page, '/no-such-booth');
  expect(await faultsInAllBrands(page)).toEqual([]);
  await goInside(page, '/example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The gallery');
  expect(await faultsInAllBrands(page)).toEqual([]);

  for (const kind of ['Success', 'Error', 'Warning']) {
    await page.getByRole('button', { name: `${kind} toast` }).click();
    // Toasts stay while the window has lost the focus, also those that come then.
    await page.evaluate(() => {
      document.hasFocus = () => false;
      window.dispatchEvent(new Event('blur'));
    });
  }
  const findNothing = async () => {
    expect(await faultsInBothThemes(page)).toEqual([]);
    await expect(page.locator('li[data-state=open]')).toHaveCount(3);
  };
  await page.getByRole('button', { name: 'Open login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login sheet' })).toBeVisible();
  await findNothing();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Centered modal: buttons only' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await findNothing();
});
