import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import {
  amountField,
  depositButton,
  offerChannels,
  openAsPayer,
  openSheet,
  press,
  sheetOf,
} from './deposit-page.ts';

test('lets a visitor log in first, and asks the identity gate however it is opened [A-231 A-259 M-043]', async ({
  page,
}) => {
  await test.step('a visitor', async () => {
    await open(page, '/?action=deposit');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
  });

  await test.step('a player who may not deposit', async () => {
    await openAsPlayer(page, '/my?action=deposit', await playerWithStatus('unset'));
    const reminder = page.getByRole('dialog', { name: 'KYC reminder' });
    await expect(reminder.getByText(/before you can make a deposit!$/)).toBeVisible();
    await reminder.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(reminder).toBeVisible();
    await expect(sheetOf(page)).toHaveCount(0);
  });
});

test('opens by the balance in the bar and by an address, takes digits within what the channel takes, says what is wrong, dims what is closed and says that there is no method at all [A-070 M-079 M-129 M-201 M-295 M-296 M-297 M-298 M-299 M-320 M-412 M-443]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/channel\/list/);
  const sheet = sheetOf(page);
  await test.step('by an address and by the balance', async () => {
    await openAsPayer(page, '/my?action=deposit&from=lazada-h5');
    // In the shopping partner's browser a player is one like any other. [M-333]
    await expect(sheet.getByRole('radio', { name: /^GCash/ })).toBeChecked();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(addressOf('/my?from=lazada-h5'));
    await page.getByRole('link', { name: /^Wallet/ }).click();
    await expect(sheet).toBeVisible();
  });

  await test.step('the amount', async () => {
    const amount = amountField(sheet);
    const button = depositButton(sheet);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await press(sheet);
    await expect(toastOf(page, 'amount error')).toBeVisible();
    await expect(sheet.getByText('Enter Amount: 100-50,000')).toBeVisible();
    await amount.pressSequentially('1a2.-e3');
    await expect(amount).toHaveValue('123');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await amount.fill('9'.repeat(30));
    await expect(amount).toHaveValue('9'.repeat(20));
    for (const wrong of ['99', '50001', '0500', '9'.repeat(20)]) {
      await amount.fill(wrong);
      await expect(sheet.getByText('Enter Amount: 100-50,000')).toBeVisible();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    }
    for (const right of ['100', '50000']) {
      await amount.fill(right);
      await expect(sheet.getByText(/^Enter Amount/)).toHaveCount(0);
      await expect(amount).toHaveAccessibleDescription('From ₱100 to ₱50,000');
      await expect(button).not.toHaveAttribute('aria-disabled');
    }
    await expect(button).toHaveText('Deposit ₱50,000.00');
    await expect(sheet.getByText('You pay', { exact: true })).toBeInViewport({ ratio: 1 });
    // Another channel has limits of its own.
    await sheet.getByText('QR Ph', { exact: true }).click();
    await expect(sheet.getByText('Enter Amount: 100-20,000')).toBeVisible();
    await expect(amount).toHaveValue('50000');
    // On the smallest phone the list fills the sheet, and the button is in reach all the same.
    await page.setViewportSize({ width: 320, height: 640 });
    await sheet.getByText('GCash', { exact: true }).scrollIntoViewIfNeeded();
    await expect(amount).not.toBeInViewport();
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('a closed method', async () => {
    await offerChannels(page, [
      { id: 1, name: 'Night Bank', is_open: false, closed_text: 'Open from 20:00 to 04:00' },
      { id: 2, name: 'Any Bank', min_amount: null, max_amount: null },
    ]);
    await page.reload();
    await openSheet(page);
    const closed = sheet.getByRole('radio', { name: /^Night Bank/ });
    await expect(closed).toBeDisabled();
    await expect(closed).toHaveAccessibleName(/Open from 20:00 to 04:00/);
    await expect(sheet.getByRole('radio', { name: /^Any Bank/ })).toBeChecked();
    await amountField(sheet).fill('99');
    await expect(sheet.getByText('Enter Amount: 100-500,000')).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.unroute('**/finance/channel/list*');
    await offerChannels(page, [{ name: 'Night Bank', is_open: false, closed_text: 'Closed' }]);
    await page.reload();
    await openSheet(page);
    await amountField(sheet).fill('500');
    await press(sheet);
    await expect(toastOf(page, 'payment method not found')).toBeVisible();
    await page.unroute('**/finance/channel/list*');
  });

  await test.step('no method', async () => {
    await page.route('**/finance/channel/list*', (route) => route.abort());
    await page.reload();
    await openSheet(page);
    await expect(sheet.getByText('The payment methods could not be loaded')).toBeVisible();
    await page.unroute('**/finance/channel/list*');
    await offerChannels(page, []);
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(toastOf(page, 'No payment methods available')).toBeVisible();
    await expect(sheet.getByText('Deposits are closed for now')).toBeVisible();
  });
});

test('speaks Tagalog from the sheet to where the payment stands', async ({ page, context }) => {
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await openAsPayer(page, '/my?action=deposit');
  const sheet = sheetOf(page, 'Mag-deposit');
  await expect(sheet.getByRole('group', { name: 'Payment method' })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Halaga' }).fill('99');
  await expect(sheet.getByText('Ilagay ang halaga: 100-50,000')).toBeVisible();
  await expect(sheet.getByText(/sarili mong pangalan/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await sheet.getByRole('textbox', { name: 'Halaga' }).fill('500');
  await sheet.getByRole('button', { name: 'Mag-deposit ₱500.00' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: 'Magbayad', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Status ng transaction' })).toBeVisible();
  await expect(page.getByText('Nasa wallet mo na ang pera.')).toBeVisible();
  await expect(page.getByText('Tapos na').first()).toBeVisible();
});
