import { cards, section } from './lobby/lobby-page.ts';
import { faultsOf } from './page/faults/faults.ts';
import { missingInGallery } from './page/gallery.ts';
import { goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

test('a desktop is worked by keyboard and mouse, and nothing is wrong with it', {
  tag: '@desktop',
}, async ({ page, expectProblem }) => {
  expectProblem(/404/);
  expectProblem(missingInGallery);
  await open(page, '/');

  await test.step('skips to the page by the keyboard', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('walks a carousel by arrows and by its buttons', async () => {
    const carousel = page.getByRole('region', { name: 'Highlights' });
    const slide = (position: number) => carousel.getByLabel(`${position} of 3`);
    const track = carousel.getByRole('list');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('End');
    await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
    await expect(carousel.getByRole('button', { name: 'Next highlight' })).toBeHidden();
    await carousel.getByRole('button', { name: 'Previous highlight' }).click();
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await track.focus();
    await page.keyboard.press('Home');
    await expect(slide(1)).toBeInViewport({ ratio: 0.9 });
  });

  await test.step('steps through a section where there is no finger to swipe with', async () => {
    const slots = section(page, 'Slot');
    const row = slots.getByRole('list');
    // All twelve are there once the section is hydrated.
    await expect(cards(slots)).toHaveCount(12);
    const next = slots.getByRole('button', { name: 'Next: Slot' });
    const previous = slots.getByRole('button', { name: 'Previous: Slot' });
    await expect(previous).toBeHidden();
    await next.click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(500);
    await expect(next).toBeHidden();
    await previous.click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
  });

  await test.step('finds nothing wrong with home, gallery and a page that is not there', async () => {
    expect(await faultsOf(page), 'home').toEqual([]);
    for (const [path, title] of [
      ['/example', 'The gallery'],
      ['/no-such-booth', 'We cannot find this page'],
    ] as const) {
      await goInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await faultsOf(page), path).toEqual([]);
    }
  });

  await test.step('chooses the language by the keyboard', async () => {
    await page.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tl');
    await expect(page.getByRole('radio', { name: 'Tagalog' })).toBeFocused();
  });
});
