import { openGallery } from './page/gallery.ts';
import { addressOf, goInside, untilAlive } from './page/open.ts';
import { tapMask } from './page/tap-mask.ts';
import { expect, test } from './page/test.ts';
import { withMotion } from './page/with-motion.ts';

const sheets = [
  ['Open deposit', 'Deposit sheet', 'deposit'],
  ['Open deposit of the second mini-app', 'Deposit sheet of the second mini-app', 'depositmaya'],
  ['Open withdraw', 'Withdraw sheet', 'withdraw'],
  ['Open login', 'Login sheet', 'login'],
] as const;

function payload(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test.describe('with movement', () => {
  test.use(withMotion);

  for (const [button, title, action] of sheets) {
    test(`opens the ${action} action as a sheet that slides up from the bottom [A-071 M-033]`, async ({
      page,
      expectProblem,
    }) => {
      await openGallery({ page, expectProblem });
      await page.getByRole('button', { name: button, exact: true }).click();
      const sheet = page.getByRole('dialog', { name: title, exact: true });
      await expect(sheet).toHaveCSS('animation-name', 'slide-up');
      await expect
        .poll(async () => {
          const box = await sheet.boundingBox();
          return box && { left: box.x, right: box.x + box.width, bottom: box.y + box.height };
        })
        .toEqual({ left: 0, right: 390, bottom: 844 });
    });
  }
});

test('closes on the mask and not on Escape [A-072 A-073 M-034]', async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem });
  for (const [button, title] of sheets) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: title, exact: true });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await tapMask(page);
    await expect(sheet).toHaveCount(0);
  }
});

test('opens by the address and clears the action from it when closed [A-074 M-035]', async ({
  page,
  expectProblem,
}) => {
  const query = `?action=withdraw&payload=${payload({ step: 'confirm' })}&from=mail`;
  await openGallery({ page, expectProblem }, query);
  const sheet = page.getByRole('dialog', { name: 'Withdraw sheet' });
  await expect(sheet.getByText('Step: confirm')).toBeVisible();
  await tapMask(page);
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('/example?from=mail'));
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('heading', { name: 'The gallery' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('opens at its first step when the address was cut short, and not at all for other actions', async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem }, '?action=deposit&payload=eyJzdGVw');
  const sheet = page.getByRole('dialog', { name: 'Deposit sheet', exact: true });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByText(/^Step/)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
  await goInside(page, '/example?action=transfer');
  await expect(page).toHaveURL(/action=transfer/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shows one sheet at a time: a new action takes the place of the one before', async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem });
  await page.getByRole('button', { name: 'Open deposit', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Deposit sheet');
  await goInside(page, '/example?action=login');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Login sheet');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await tapMask(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keeps the focus inside while open and gives it back', { tag: '@every-screen' }, async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem });
  const opener = page.getByRole('button', { name: 'Open withdraw' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Withdraw sheet' });
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
  await expect(opener).toBeFocused();
});

test('stands in the middle as a dialog from 768 px on, with the same way of closing [A-072 A-073]', {
  tag: '@desktop',
}, async ({ page, expectProblem }) => {
  await openGallery({ page, expectProblem });
  await page.getByRole('button', { name: 'Open login' }).click();
  const sheet = page.getByRole('dialog', { name: 'Login sheet' });
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && { x: box.x, width: box.width, middle: Math.round(box.y + box.height / 2) };
    })
    .toEqual({ x: (1280 - 420) / 2, width: 420, middle: 400 });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveAttribute('data-state', 'open');
  await tapMask(page);
  await expect(sheet).toHaveCount(0);
});
