import { firstBrands, firstBrandTags } from '@perya/contract/brands/first-brands';
import type { Page } from '@playwright/test';
import { askAs } from './page/ask-as.ts';
import { colourOf } from './page/faults/colour-of.ts';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { addressOf, open, untilAlive } from './page/open.ts';
import { expect, test } from './page/test.ts';

function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

const themeColours = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas: HTMLMetaElement[]) => metas.map(({ content }) => content));

test('follows the device until the player chooses, goes round light and dark, and the browser bars follow', async ({
  page,
}) => {
  const { light, dark } = firstBrands.h5.colours.surface;
  await open(page, '/');
  const root = page.locator('html');
  const turn = page.getByRole('button', { name: 'Change theme' });
  await expect(root).toHaveAttribute('data-theme', 'system');
  expect(await themeColours(page)).toEqual([light, dark]);
  expect(await colourOf(page, '--surface')).toBe(rgb(light));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourOf(page, '--surface')).toBe(rgb(dark));
  await turn.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await colourOf(page, '--surface')).toBe(rgb(light));
  expect(await themeColours(page)).toEqual([light]);
  await page.emulateMedia({ colorScheme: 'light' });
  await turn.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await colourOf(page, '--surface')).toBe(rgb(dark));
  expect(await themeColours(page)).toEqual([dark]);
  await expect(page.getByText('Dark theme')).toHaveRole('status');
  await page.reload();
  await untilAlive(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await themeColours(page)).toEqual([dark]);
  await turn.click();
  await expect(root).toHaveAttribute('data-theme', 'system');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'system');
});

test('is the brand of its host, with name, logo, manifest, words, pictures and a palette of its own, and nothing wrong in either theme [A-017 A-018]', async ({
  page,
}) => {
  const palettes = new Set<string>();
  for (const tag of firstBrandTags) {
    const brand = firstBrands[tag];
    await test.step(tag, async () => {
      await open(page, '/', tag);
      await expect(page.locator('html')).toHaveAttribute('data-brand', tag);
      await expect(page).toHaveTitle(`${brand.name} · ${brand.tagline.en}`);
      const mark = page.getByRole('banner').getByRole('link', { name: `${brand.name}, home` });
      await expect(mark).toHaveText(brand.name);
      await expect(mark.locator('img')).toHaveAttribute('src', `/art/brands/${tag}-mark.svg`);
      await expect(page.locator('main img').first()).toHaveAttribute(
        'src',
        new RegExp(`/art/banners/${tag}-`),
      );
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        const ground = await colourOf(page, '--surface');
        expect(ground).toBe(rgb(brand.colours.surface[colorScheme]));
        // Two brands press marigold, on grounds of their own.
        palettes.add(`${await colourOf(page, '--accent')} on ${ground}`);
      }
      expect(await faultsInBothThemes(page)).toEqual([]);
      const manifest = await askAs(page.request, '/manifest.webmanifest', tag);
      const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
      expect(name).toBe(brand.name);
      for (const { src } of icons) {
        expect(src).toContain(`/${tag}-`);
        expect((await askAs(page.request, src, tag)).status()).toBe(200);
      }
    });
  }
  expect(palettes.size).toBe(8);
  await page.goto(addressOf('/').replace('localhost', 'someone.localhost'));
  // The generic web on any other host.
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'h5');
});
