import type { Page } from '@playwright/test';
import { askDatabase } from '../backoffice/submit-identity.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { showProof } from '../identity/show-proof.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { bringSession, signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { creditGift } from '../rewards/offer-gifts.ts';
import { ageStanding, moveMoney, verifiedPlayer } from './verified-player.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Withdraw', exact: true });
const amount = (page: Page) => sheet(page).getByRole('textbox', { name: 'Amount' });
const send = (page: Page) => sheet(page).getByRole('button', { name: 'Withdraw', exact: true });
const messages = (page: Page) => page.locator('.toast');

const withdrawalsOf = (uid: string) =>
  askDatabase<{ amount: string }>(
    `select amount::text from payments.withdrawal where uid = ${uid}`,
  );

test('withdraws by the card, with every check, the fee and the promise before the button, once for two taps [A-008 M-043 M-079 M-213 M-214 M-305 M-306 M-307 M-308 M-309 M-310 M-311 M-429 M-454 M-512]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 1234 });
  await bringSession(context, player.session);
  await open(page, '/my');
  const card = page.getByRole('region', { name: 'My Balance' });
  await expect(card).toContainText('PHP');
  await expect(card).toContainText('1,234.00');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(sheet(page).getByText('₱1,234.00').first()).toBeVisible();
  await expect(sheet(page).getByText('generally arrives within 5 minutes')).toBeVisible();
  await send(page).click();
  await expect(sheet(page).getByText('Account is required')).toBeVisible();
  await expect(sheet(page).getByText('Amount is required')).toBeVisible();
  // The panel stands above, and the new account is chosen.
  await sheet(page).getByRole('button', { name: 'Add account' }).click();
  const panel = page.getByRole('dialog', { name: 'Add account' });
  await panel.getByRole('radio', { name: 'BPI' }).check();
  await panel.getByRole('textbox').fill('1234567890');
  await panel.getByRole('button', { name: 'Add account' }).click();
  await showProof(page, player.phone);
  await expect(panel).toHaveCount(0);
  await expect(sheet(page).getByRole('radio', { name: /BPI/ })).toBeChecked();
  await expect(sheet(page).getByText('Account is required')).toHaveCount(0);
  await amount(page).pressSequentially('1a2.3 4567890');
  await expect(amount(page)).toHaveValue('123456789');
  for (const [typed, said] of [
    ['99', 'Amount 100-500,000'],
    ['0500', 'Amount 100-500,000'],
    ['500001', 'Amount 100-500,000'],
    ['499', 'Minimum value is 500'],
    ['500000', 'That is more than you can withdraw'],
    ['1235', 'That is more than you can withdraw'],
  ] as const) {
    await amount(page).fill(typed);
    await expect(sheet(page).getByText(said)).toBeVisible();
  }
  await expect(sheet(page).getByRole('button', { name: '₱5,000' })).toBeDisabled();
  await sheet(page).getByRole('button', { name: '₱1,000' }).click();
  await expect(amount(page)).toHaveValue('1000');
  await expect(sheet(page).getByText('₱15.00')).toBeVisible();
  await expect(sheet(page).getByText('₱985.00')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await onDesktop(page, async () => {
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
  await sheet(page).getByRole('button', { name: 'Withdraw All' }).click();
  await expect(amount(page)).toHaveValue('1234');
  const sent: string[] = [];
  await page.route('**/finance/payment/withdraw*', async (route) => {
    sent.push(route.request().url());
    await route.fallback();
  });
  await send(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  // The first one waits for a person: that it succeeded would not be true.
  const waits = 'We review your withdrawal before it is paid, usually within a day.';
  await expect(messages(page).getByText(waits)).toBeVisible();
  await expect(messages(page).getByText('success!')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/s-transaction\/status\?id=\d+&type=withdraw$/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Under review');
  await goInside(page, '/my');
  await expect(card).toContainText('0.00');
  await expect(card).not.toContainText('1,234.00');
  expect(sent).toHaveLength(1);
  expect(await withdrawalsOf(player.uid)).toEqual([{ amount: '123400' }]);
});

test('says success where the money goes out at once, closes what is open and refreshes the wallet [M-214 M-424]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 1000 });
  await player.addAccount('GCash', `9${player.uid.padStart(9, '1').slice(-9)}`);
  await ageStanding(player.uid);
  await bringSession(context, player.session);
  await open(page, '/my?action=withdraw');
  await expect(
    sheet(page).getByText('We may review your first or a large one, usually within a day'),
  ).toBeVisible();
  await amount(page).fill('400');
  await send(page).click();
  await expect(messages(page).getByText('success!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('/my'));
  await expect(page.getByRole('region', { name: 'My Balance' })).toContainText('600.00');
});

test('says above the maximum of the channel what it is, and in a toast why nothing was withdrawn, with the balance as it is [M-307 M-424]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 60_000 });
  await player.addAccount('GCash', '9171234567');
  await bringSession(context, player.session);
  await open(page, '/?action=withdraw');
  await test.step('the maximum', async () => {
    await amount(page).fill('50001');
    await expect(sheet(page).getByText('Maximum value is 50,000')).toBeVisible();
    await amount(page).fill('50000');
    await expect(sheet(page).getByText('Maximum value')).toHaveCount(0);
  });

  await test.step('why nothing was withdrawn', async () => {
    await amount(page).fill('1000');
    // A bet between the check and the request.
    await moveMoney(player.uid, -59_400);
    await send(page).click();
    await expect(messages(page).getByText('That is more than you can withdraw')).toBeVisible();
    await expect(sheet(page).getByText('₱600.00').first()).toBeVisible();
    await askDatabase(
      `update identity.player set withdrawals_wait_until = '2030-01-02 03:04:00+08' where uid = ${player.uid}`,
    );
    await amount(page).fill('600');
    await send(page).click();
    await expect(messages(page).getByText(/withdrawals open on .*2030.*3:04/)).toBeVisible();
    expect(await withdrawalsOf(player.uid)).toEqual([]);
  });
});

test('explains in plain words what must be played first [M-098 M-215 M-481]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ locked: 500, free: 200 });
  await bringSession(context, player.session);
  await open(page, '/?action=withdraw');
  await expect(sheet(page).getByText('₱700.00', { exact: true })).toBeVisible();
  await expect(sheet(page).getByText('₱200.00', { exact: true })).toBeVisible();
  await expect(sheet(page).getByText('₱500.00', { exact: true })).toBeVisible();
  await expect(sheet(page).getByText('Bet ₱500.00 more to withdraw all.')).toBeVisible();
  await expect(sheet(page).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '₱0.00 of ₱500.00',
  );
  await expect(sheet(page).getByText('Every bet counts 100%, slots too.')).toBeVisible();
  await expect(sheet(page).getByText('Gambling is addictive. Know when to stop.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'About the non-withdrawable amount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Non-withdrawable amount' });
  await expect(dialog.getByText('have a turnover limit')).toBeVisible();
  await expect(dialog.getByText('Bet ₱500.00 more to unlock ₱500.00')).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '₱0.00 of ₱500.00',
  );
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'About the non-withdrawable amount' }).click();
  await dialog.getByRole('button', { name: 'Contact Service' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('/service'));
});

test('asks of a small bonus behind a deposit no more than its own play, and lets it be given up [M-215 M-481]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ locked: 1000 });
  await creditGift(player.uid, 800);
  await bringSession(context, player.session);
  await open(page, '/?action=withdraw');
  await expect(sheet(page).getByText('Bet ₱1,008.00 more to withdraw all.')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'About the non-withdrawable amount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Non-withdrawable amount' });
  const bonus = dialog.getByRole('listitem').filter({ hasText: 'Gift' });
  await expect(bonus).toContainText('After the one above, bet ₱8.00 more to unlock ₱8.00');
  await expect(dialog.getByRole('button', { name: /^Forfeit/ })).toHaveCount(1);
  await bonus.getByRole('button', { name: 'Forfeit: Gift' }).click();
  await expect(bonus).toContainText('₱8.00 is taken from your balance');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await bonus.getByRole('button', { name: 'Keep it' }).click();
  await expect(bonus).not.toContainText('is taken from your balance');
  await bonus.getByRole('button', { name: 'Forfeit: Gift' }).click();
  await bonus.getByRole('button', { name: 'Forfeit', exact: true }).click();
  await expect(messages(page).getByText('The bonus is forfeited')).toBeVisible();
  await expect(bonus).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(sheet(page).getByText('Bet ₱1,000.00 more to withdraw all.')).toBeVisible();
  expect(
    await askDatabase(`select balance::text from ledger.wallet where uid = ${player.uid}`),
  ).toEqual([{ balance: '100000' }]);
});

test('begins with the account that was used last, and says where the money goes', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 1000 });
  await player.addAccount('GCash', '9171234568');
  await player.addAccount('BPI', '1234567891');
  await bringSession(context, player.session);
  await open(page, '/my?action=withdraw');
  await expect(sheet(page).getByRole('radio')).toHaveCount(2);
  await expect(sheet(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await sheet(page).getByRole('radio', { name: /BPI/ }).check();
  await amount(page).fill('500');
  await expect(sheet(page).getByText('Goes to')).toBeVisible();
  await send(page).click();
  await expect(page).toHaveURL(/\/s-transaction\/status/);
  await open(page, '/my?action=withdraw');
  await expect(sheet(page).getByRole('radio', { name: /BPI/ })).toBeChecked();
});

test('asks a visitor to log in and an unverified player for the identity check, by the address too [M-043]', async ({
  page,
  context,
}) => {
  await page.goto(addressOf('/?action=withdraw'));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await signIn(context, { phone: await playerWithStatus('basic_kyc') });
  await page.goto(addressOf('/?action=withdraw'));
  await expect(page.getByRole('dialog', { name: 'KYC reminder' })).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});
