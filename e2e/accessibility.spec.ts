import AxeBuilder from '@axe-core/playwright';
import { brandTags } from '@perya/contract/brands';
import type { Page } from '@playwright/test';
import { openGallery } from './page/gallery.ts';
import { addressOf, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

/** Every rule on every element of the whole gallery takes its time on a busy machine. */
test.describe.configure({ timeout: 180_000 });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const pages = [
  ['home', '/'],
  ['gallery', '/example'],
  ['not-found page', '/no-such-booth'],
] as const;

for (const brand of brandTags) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, path] of pages) {
      test(`finds nothing wrong with the ${name} of ${brand} in ${theme}`, async ({
        page,
        context,
        expectProblem,
      }) => {
        expectProblem(/404|nobody-256|no-such-cover/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await context.addCookies([
          { name: 'perya_theme', value: theme, url: addressOf('/', brand) },
        ]);
        await open(page, path, brand);
        expect(await faultsOf(page)).toEqual([]);
      });
    }
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

for (const theme of ['light', 'dark'] as const) {
  test(`finds nothing wrong with a sheet, a modal and toasts in ${theme}`, async ({
    page,
    context,
    expectProblem,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'perya_theme', value: theme, url: addressOf('/') }]);
    await openGallery({ page, expectProblem });
    for (const kind of ['Success', 'Error', 'Warning']) {
      await page.getByRole('button', { name: `${kind} toast` }).click();
    }
    await page.getByRole('button', { name: 'Open login' }).click();
    await expect(page.getByRole('dialog', { name: 'Login sheet' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Centred modal: buttons only' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}
