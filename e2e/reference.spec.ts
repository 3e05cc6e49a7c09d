import { freshPhone } from './identity/player.ts';
import { faultsOf } from './page/faults/faults.ts';
import { faultsInBothThemes } from './page/faults/faults-in-both-themes.ts';
import { addressOf } from './page/open.ts';
import { expect, test } from './page/test.ts';

test('finds a call in the reference, shows it in two languages and tries it as a new player', async ({
  page,
}) => {
  await page.goto(addressOf('/docs/api'));
  // Asked within their form: a search by role or text through the whole page takes seconds.
  const login = page.locator('#token-form');
  await login.getByRole('button', { name: 'Log in as a new test player' }).click();
  await expect(login.getByText('Logged in as +63 99')).toBeVisible();

  await page.getByRole('searchbox').fill('/finance/wallet');
  const wallet = page.locator('#getWallet');
  await expect(page.locator('.call:visible')).toHaveCount(1);
  await expect(wallet).toContainText('curl "$PERYA/finance/wallet"');
  await page.locator('.choice').getByText('TypeScript', { exact: true }).click();
  await expect(wallet.getByText('client.call(getWallet, {})')).toBeVisible();

  await wallet.getByRole('button', { name: 'Send' }).click();
  await expect(wallet.getByRole('status')).toContainText('"balance": "0.00"');
  await wallet.getByLabel('Try it').fill('{');
  await wallet.getByRole('button', { name: 'Send' }).click();
  await expect(wallet.getByRole('status')).toContainText('This is not JSON');
  // The checker passes over what the search has hidden, but only after walking through thousands of elements.
  await page.locator('[hidden]').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('shows the wire of providers with its verbs and codes', async ({ page }) => {
  await page.goto(addressOf('/docs/provider-api'));
  await page.getByRole('navigation', { name: 'Verbs' }).getByText('correction').click();
  await expect(page.locator('#correction')).toContainText('"transaction_id":"c-1001"');
  await expect(page.getByRole('row', { name: 'CORRECTION_ABOVE_PAYOUT 200' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('brings a message into the open inbox and keeps what is being typed', async ({ page }) => {
  const phone = freshPhone();
  await page.goto(addressOf(`/sandbox/sms?phone=${phone}`));
  await expect(page.getByText(`No message to ${phone} yet`)).toBeVisible();
  const field = page.getByLabel('Phone or email');
  await field.fill('ana@');
  await page.request.post(addressOf('/member/sms'), {
    data: { phone, purpose: 'login' },
  });
  await expect(page.locator('#messages').getByText(/^\d{6}$/)).toBeVisible();
  await expect(field).toHaveValue('ana@');
  expect(await faultsOf(page)).toEqual([]);
});
