import { firstBrands, firstBrandTags, houseBrand } from '@perya/contract/brands/first-brands';
import type { Page } from '@playwright/test';

const styles = firstBrandTags.map((tag) => houseBrand(firstBrands[tag]).styles).join('');

/** A page brings the colours of its own brand alone; to look at it in another's they are brought here. */
export const bringBrands = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
