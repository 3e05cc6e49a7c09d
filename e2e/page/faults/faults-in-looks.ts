import { firstBrandTags } from '@perya/contract/brands/first-brands';
import type { Page } from '@playwright/test';
import { bringBrands } from './bring-brands.ts';
import { colourFaultsOf } from './faults.ts';

/** Brand and theme are attributes of the page, by which every colour follows. */
export interface Look {
  readonly brand: string;
  readonly theme: string;
}

/** What differs from how a page is opened: in light, as the generic brand. */
export const otherLooks: readonly Look[] = firstBrandTags
  .flatMap((brand): Look[] => [
    { brand, theme: 'light' },
    { brand, theme: 'dark' },
  ])
  .filter(({ brand, theme }) => brand !== 'h5' || theme !== 'light');

/** Answers how the page looked before. */
const dress = (page: Page, look: Look): Promise<Look> =>
  page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    const before = { brand: dataset['brand'] ?? '', theme: dataset['theme'] ?? '' };
    Object.assign(dataset, wanted);
    return before;
  }, look);

/** What is wrong with the colours in each of these looks, on one load; the page looks afterwards as it did. */
export async function colourFaultsInLooks(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  await bringBrands(page);
  for (const look of looks) {
    const before = await dress(page, look);
    const faults = await colourFaultsOf(page);
    found.push(...faults.map((fault) => `${look.brand} in ${look.theme}, ${fault}`));
    await dress(page, before);
  }
  return found;
}
