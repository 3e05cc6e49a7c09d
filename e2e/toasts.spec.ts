import type { Page } from '@playwright/test';
import { openGallery } from './page/gallery.ts';
import { expect, test } from './page/test.ts';

const toasts = [
  ['Success toast', 'Your deposit has arrived.'],
  ['Error toast', 'The payment was refused.'],
  ['Warning toast', 'Your session ends in 5 minutes.'],
  ['Info toast', 'A new game has opened.'],
] as const;

const region = (page: Page) => page.getByRole('region', { name: 'Messages' });
const show = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The toaster is fetched with the first toast, which is long gone a minute later; from then on the clock moves only when told. */
async function stopClockWithToasterLoaded(page: Page): Promise<void> {
  await show(page, 'Info toast');
  await expect(region(page).getByRole('listitem')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(region(page).getByRole('listitem')).toHaveCount(0);
}

async function expectAtTopCentre(page: Page): Promise<void> {
  const toast = region(page).getByRole('listitem');
  const screen = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && { centre: Math.round(box.x + box.width / 2), top: Math.round(box.y) };
    })
    .toEqual({ centre: screen / 2, top: 12 });
}

test('toasts stand at the top centre, three at most, are told to a screen reader and close after 5 seconds [A-078 A-079 M-094 M-450]', async ({
  page,
  expectProblem,
}) => {
  await page.clock.install();
  await openGallery({ page, expectProblem });
  await stopClockWithToasterLoaded(page);
  const shown = region(page).getByRole('listitem');

  await test.step('closes each kind by itself, also after another was closed by hand', async () => {
    for (const [button, text] of toasts) {
      await show(page, button);
      const toast = shown.filter({ hasText: text });
      await expect(toast).toBeVisible();
      await expectAtTopCentre(page);
      await page.clock.runFor(4999);
      await expect(toast).toHaveAttribute('data-state', 'open');
      await page.clock.runFor(1);
      await expect(toast).toHaveCount(0);
    }
    await show(page, 'Info toast');
    await region(page).getByRole('button', { name: 'Close' }).click();
    await expect(shown).toHaveCount(0);
    await show(page, 'Success toast');
    await expect(shown).toBeVisible();
    await page.clock.runFor(5000);
    await expect(shown).toHaveCount(0);
  });

  await test.step('closes while a game has the focus, which is a frame of the page', async () => {
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<button>Spin</button>';
      document.querySelector('main')?.prepend(frame);
    });
    await show(page, 'Info toast');
    await expect(shown).toBeVisible();
    await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click();
    await page.clock.runFor(5000);
    await expect(shown).toHaveCount(0);
  });

  await test.step('tells a screen reader, an error at once and the rest when it is free', async () => {
    await show(page, 'Error toast');
    await page.clock.runFor(100);
    await expect(
      page.locator('[role=status][aria-live=assertive]', { hasText: 'The payment was refused.' }),
    ).toHaveCount(1);
    await show(page, 'Success toast');
    await page.clock.runFor(100);
    await expect(
      page.locator('[role=status][aria-live=polite]', { hasText: 'Your deposit has arrived.' }),
    ).toHaveCount(1);
    await page.clock.runFor(60_000);
    await expect(shown).toHaveCount(0);
  });

  await test.step('shows at most three, the newest last, and can be closed by hand', async () => {
    for (const [button] of toasts) await show(page, button);
    await expect(shown).toHaveText(toasts.slice(1).map(([, text]) => text));
    await shown.first().getByRole('button', { name: 'Close' }).click();
    await expect(shown).toHaveText(toasts.slice(2).map(([, text]) => text));
  });
});

test('a toast stands at the top centre of a desktop too, and waits while the pointer rests on it [A-078 M-094]', {
  tag: '@desktop',
}, async ({ page, expectProblem }) => {
  await page.clock.install();
  await openGallery({ page, expectProblem });
  await stopClockWithToasterLoaded(page);
  await show(page, 'Warning toast');
  const toast = region(page).getByRole('listitem');
  await expectAtTopCentre(page);
  await page.clock.runFor(2000);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toHaveAttribute('data-state', 'open');
  await page.mouse.move(0, 700);
  await page.clock.runFor(3000);
  await expect(toast).toHaveCount(0);
});
