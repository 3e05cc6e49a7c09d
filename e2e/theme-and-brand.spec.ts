import { type BrandTag, brands, brandTags } from '@perya/contract/brands';
import type { Page } from '@playwright/test';
import { askAs } from './page/ask-as.ts';
import { colourOf } from './page/colour-of.ts';
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

test('goes round device, light and dark, and the browser bars follow', async ({ page }) => {
  const { light, dark } = brands.h5.themeColor;
  await open(page, '/');
  const root = page.locator('html');
  const turn = page.getByRole('button', { name: 'Change theme' });
  await expect(root).toHaveAttribute('data-theme', 'system');
  expect(await themeColours(page)).toEqual([light, dark]);
  await turn.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await colourOf(page, '--surface')).toBe(rgb(light));
  expect(await themeColours(page)).toEqual([light]);
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

test('follows the device until the player chooses', async ({ page }) => {
  const { light, dark } = brands.h5.themeColor;
  await open(page, '/');
  expect(await colourOf(page, '--surface')).toBe(rgb(light));
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourOf(page, '--surface')).toBe(rgb(dark));
  await page.getByRole('button', { name: 'Change theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await colourOf(page, '--surface')).toBe(rgb(light));
});

for (const tag of brandTags) {
  test(`is ${tag} by its host: name, logo, manifest, words and pictures of its own [A-017 A-018]`, async ({
    page,
  }) => {
    const brand = brands[tag];
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
    const manifest = await askAs(page.request, '/manifest.webmanifest', tag);
    const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
    expect(name).toBe(brand.name);
    for (const { src } of icons) {
      expect(src).toContain(`/${tag}-`);
      expect((await askAs(page.request, src, tag)).status()).toBe(200);
    }
  });
}

test('gives each brand a palette of its own in both themes', async ({ page }) => {
  const seen: string[] = [];
  const palette = async (tag: BrandTag, colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    expect(await colourOf(page, '--surface')).toBe(rgb(brands[tag].themeColor[colorScheme]));
    seen.push(`${colorScheme} ${await colourOf(page, '--accent')}`);
  };
  for (const tag of brandTags) {
    await open(page, '/', tag);
    await palette(tag, 'light');
    await palette(tag, 'dark');
  }
  expect(new Set(seen).size).toBe(8);
});

test('is the generic web on any other host [A-018]', async ({ page }) => {
  await page.goto(addressOf('/').replace('localhost', 'someone.localhost'));
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'h5');
});
