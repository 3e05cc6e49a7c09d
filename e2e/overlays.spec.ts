import type { Page } from '@playwright/test';
import { openGallery } from './page/gallery.ts';
import { addressOf, goInside, untilAlive } from './page/open.ts';
import { tapMask } from './page/tap-mask.ts';
import { expect, test } from './page/test.ts';

const sheets = [
  ['Open deposit', 'Deposit sheet'],
  ['Open deposit of the second mini-app', 'Deposit sheet of the second mini-app'],
  ['Open withdraw', 'Withdraw sheet'],
  ['Open login', 'Login sheet'],
] as const;

function payload(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function keepFocusInside(page: Page): Promise<void> {
  await opener(page, 'Open withdraw').focus();
  await page.keyboard.press('Enter');
  const sheet = sheetOf(page, 'Withdraw sheet');
  await expect(sheet).toBeFocused();
  for (const [role, name] of [
    ['button', 'Close'],
    ['textbox', 'A field in the sheet'],
    ['button', 'Done'],
    ['button', 'Close'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole(role, { name })).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(opener(page, 'Open withdraw')).toBeFocused();
}

async function closeByMaskAlone(page: Page, title: string): Promise<void> {
  const sheet = sheetOf(page, title);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveAttribute('data-state', 'open');
  await tapMask(page);
  await expect(sheet).toHaveCount(0);
}

test('an action opens a sheet that slides up, closes on the mask and not on Escape, and leaves the address with it [A-071 A-072 A-073 A-074 M-033 M-034 M-035]', async ({
  page,
  expectProblem,
}) => {
  await test.step('opens by the address and clears the action from it when closed', async () => {
    const query = `?action=withdraw&payload=${payload({ step: 'confirm' })}&from=mail`;
    await openGallery({ page, expectProblem }, query);
    const sheet = sheetOf(page, 'Withdraw sheet');
    await expect(sheet.getByText('Step: confirm')).toBeVisible();
    await tapMask(page);
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(addressOf('/example?from=mail'));
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('heading', { name: 'The gallery' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('opens at its first step when the address was cut short, and not at all for other actions', async () => {
    await goInside(page, '/example?action=deposit&payload=eyJzdGVw');
    const sheet = sheetOf(page, 'Deposit sheet');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByText(/^Step/)).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toHaveCount(0);
    await goInside(page, '/example?action=transfer');
    await expect(page).toHaveURL(/action=transfer/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('shows one sheet at a time: a new action takes the place of the one before', async () => {
    await opener(page, 'Open deposit').click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Deposit sheet');
    await goInside(page, '/example?action=login');
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Login sheet');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await tapMask(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('keeps the focus inside while open and gives it back', () =>
    keepFocusInside(page));

  await test.step('slides each up from the bottom', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [button, title] of sheets) {
      await opener(page, button).click();
      const sheet = sheetOf(page, title);
      await expect(sheet).toHaveCSS('animation-name', 'slide-up');
      await expect
        .poll(async () => {
          const box = await sheet.boundingBox();
          return box && { left: box.x, right: box.x + box.width, bottom: box.y + box.height };
        })
        .toEqual({ left: 0, right: 390, bottom: 844 });
      await closeByMaskAlone(page, title);
    }
  });
});

test('a sheet stands in the middle as a dialog from 768 px on, with the same way of closing [A-072 A-073]', {
  tag: '@desktop',
}, async ({ page, expectProblem }) => {
  await openGallery({ page, expectProblem });
  await keepFocusInside(page);
  await opener(page, 'Open login').click();
  await expect
    .poll(async () => {
      const box = await sheetOf(page, 'Login sheet').boundingBox();
      return box && { x: box.x, width: box.width, middle: Math.round(box.y + box.height / 2) };
    })
    .toEqual({ x: (1280 - 420) / 2, width: 420, middle: 400 });
  await closeByMaskAlone(page, 'Login sheet');
});
