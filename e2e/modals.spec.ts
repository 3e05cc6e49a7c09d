import type { Page } from '@playwright/test';
import { openGallery } from './page/gallery.ts';
import { tapMask } from './page/tap-mask.ts';
import { expect, test } from './page/test.ts';

const presentations = [
  ['Centered modal', 'fade-in', 'fade-out'],
  ['Bottom modal', 'slide-up', 'slide-down'],
] as const;

const ways = [
  { name: 'mask and Escape', closesOnMask: true, closesOnEscape: true },
  { name: 'mask only', closesOnMask: true, closesOnEscape: false },
  { name: 'Escape only', closesOnMask: false, closesOnEscape: true },
  { name: 'buttons only', closesOnMask: false, closesOnEscape: false },
];

/** Writes down each animation of a dialog as it ends, and that the dialog still stands then. */
const recordEnds = () => {
  const ends: unknown[] = [];
  const record = (event: AnimationEvent) => {
    const target = event.target as Element;
    if (target.getAttribute('role') !== 'dialog') return;
    const { animationName: name, elapsedTime: seconds } = event;
    ends.push({ name, seconds, stands: target.isConnected });
  };
  // In the capture phase, before the app removes the dialog.
  document.addEventListener('animationend', record, true);
  Object.assign(window, { dialogEnds: ends });
};
const readEnds = (page: Page) =>
  page.evaluate(() => (window as unknown as { dialogEnds: unknown[] }).dialogEnds);

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const modalOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('modals close by the ways that they name alone, stand at fixed widths beside a bar of 56, and come and go in 300 ms [A-075 A-076 A-077 M-458 M-514]', async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem });

  for (const [presentation] of presentations) {
    for (const { name: way, closesOnMask, closesOnEscape } of ways) {
      const name = `${presentation}: ${way}`;
      await test.step(`closes a ${name}`, async () => {
        const modal = modalOf(page, name);
        for (const [closes, act] of [
          [closesOnMask, () => tapMask(page)],
          [closesOnEscape, () => page.keyboard.press('Escape')],
        ] as const) {
          await opener(page, name).click();
          await expect(modal).toHaveAttribute('data-state', 'open');
          await act();
          if (closes) {
            await expect(modal).toHaveCount(0);
            await expect(opener(page, name)).toBeFocused();
          } else {
            await expect(modal).toHaveAttribute('data-state', 'open');
            await modal.getByRole('button', { name: 'Okay' }).click();
            await expect(modal).toHaveCount(0);
          }
        }
      });
    }
  }

  await test.step('shows and removes each by its movement', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [presentation, comes, goes] of presentations) {
      const name = `${presentation}: mask and Escape`;
      await page.evaluate(recordEnds);
      await opener(page, name).click();
      const modal = modalOf(page, name);
      await expect(modal).toHaveCSS('animation-name', comes);
      await expect.poll(() => readEnds(page)).toHaveLength(1);
      await modal.getByRole('button', { name: 'Okay' }).click();
      await expect(modal).toHaveCount(0);
      expect((await readEnds(page)).at(-1)).toEqual({ name: goes, seconds: 0.3, stands: true });
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('stands at fixed widths', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    expect((await bar.boundingBox())?.height).toBe(56);
    await opener(page, 'Centered modal: mask and Escape').click();
    const modal = page.getByRole('dialog');
    for (const [screen, width] of [
      [320, 288],
      [390, 358],
      [430, 398],
      [600, 420],
      [768, 420],
      [1280, 420],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 844 });
      const box = await modal.boundingBox();
      expect(box?.width, `on ${screen} px`).toBe(width);
      expect(box?.x, `on ${screen} px`).toBe((screen - width) / 2);
    }
  });
});
