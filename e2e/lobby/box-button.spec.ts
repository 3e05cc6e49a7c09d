import type { Locator, Page } from '@playwright/test';
import { openAsPayer } from '../deposit/deposit-page.ts';
import { addressOf, goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

/** What can be pressed or read in the page and lies under the button, if only by a corner. */
const coveredBy = (button: Locator) =>
  button.evaluate((element) => {
    const place = element.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < place.right && place.left < right && top < place.bottom && place.top < bottom;
    const words = (node: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    return [...document.querySelectorAll('main :is(a, button, input), main :is(h1, h2, h3, p)')]
      .filter((node) =>
        node.matches('a, button, input')
          ? isUnder(node.getBoundingClientRect())
          : words(node).some(isUnder),
      )
      .map((node) => node.textContent || node.getAttribute('aria-label'));
  });

const heights = [0, 300, 900];

async function expectNothingUnder(page: Page, button: Locator, where: string): Promise<void> {
  for (const top of heights) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    expect(await coveredBy(button), `${where}, ${top} px down`).toEqual([]);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(button, where).toBeInViewport({ ratio: 1 });
}

test('the button of the mystery box lies on no name, heart or button, on any screen', async ({
  page,
  context,
}) => {
  // The longer words.
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await openAsPayer(page, '/');
  const button = page.getByRole('button', { name: 'Mystery box' });
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/s-game/category/Slot', '/s-game/sections/Hot Games']) {
      await goInside(page, path);
      await expect(button).toBeVisible();
      await expect(page.getByRole('main').locator('li a').first()).toBeVisible();
      await expectNothingUnder(page, button, `${path} at ${width}`);
    }
  }
});
