import { brandTags } from '@perya/contract/brands';
import { faultsOf } from './page/faults.ts';
import { faultsInBothThemes } from './page/faults-in-both-themes.ts';
import { openGallery } from './page/gallery.ts';
import { addressOf, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

const pages = [
  ['home', '/'],
  ['gallery', '/example'],
  ['not-found page', '/no-such-booth'],
] as const;

for (const brand of brandTags) {
  for (const [name, path] of pages) {
    test(`finds nothing wrong with the ${name} of ${brand} in light and in dark`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/404|nobody-256|no-such-cover/);
      await open(page, path, brand);
      expect(await faultsInBothThemes(page)).toEqual([]);
    });
  }
}

test('finds nothing wrong on a desktop', { tag: '@desktop' }, async ({ page, expectProblem }) => {
  expectProblem(/404|nobody-256|no-such-cover/);
  for (const [, path] of pages) {
    await open(page, path);
    expect(await faultsOf(page)).toEqual([]);
  }
});

test('finds nothing wrong in Tagalog', async ({ page, context }) => {
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await open(page, '/');
  expect(await faultsOf(page)).toEqual([]);
});

test('finds nothing wrong with a sheet, a modal and toasts in light and in dark', async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem });
  for (const kind of ['Success', 'Error', 'Warning']) {
    await page.getByRole('button', { name: `${kind} toast` }).click();
    // Toasts stay while the window has lost the focus, also those that come then.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }
  const findNothing = async () => {
    expect(await faultsInBothThemes(page)).toEqual([]);
    await expect(page.locator('li[data-state=open]')).toHaveCount(3);
  };
  await page.getByRole('button', { name: 'Open login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login sheet' })).toBeVisible();
  await findNothing();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Centred modal: buttons only' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await findNothing();
});
