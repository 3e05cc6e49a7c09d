import type { Locator } from '@playwright/test';
import { onDesktop } from './page/on-desktop.ts';
import { open } from './page/open.ts';
import { signIn } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);

/** How much of a picture is seen where it fills a place of another shape. */
async function shareSeen(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  return picture.evaluate((image: HTMLImageElement) => {
    const own = image.naturalWidth / image.naturalHeight;
    const place = image.clientWidth / image.clientHeight;
    return Math.min(own / place, place / own);
  });
}

test('the pictures of Welfare are seen nearly whole, on a phone and on a desktop', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page, '/welfare');
  const ranking = page.getByRole('button', { name: /^Slot Betting Rankings/ });
  expect(await shareSeen(ranking.locator('img'))).toBeGreaterThan(0.7);
  await onDesktop(page, async () => {
    for (const tile of await page.getByRole('list', { name: 'Bonuses' }).locator('img').all()) {
      expect(await shareSeen(tile)).toBeGreaterThan(0.7);
    }
  });
});
