import type { Page } from '@playwright/test';
import { askDatabase } from '../backoffice/submit-identity.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, open } from '../page/open.ts';
import { passGate } from '../page/pass-gate.ts';
import { bringSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { becomeWalletUser } from '../partners/enter-by-link.ts';
import { comeInsideApp } from '../partners/inside-app.ts';
import { verifiedPlayer } from './verified-player.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Withdraw', exact: true });
const withdraw = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Withdraw' }).click();
const accountTile = (page: Page) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Account' });

test('pays a second-mini user to their own wallet, without a choice of accounts and without the shortcut, and opens the wallet app for its user, both ways [M-047 M-320 M-326]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 300 });
  await bringSession(context, player.session);
  await test.step('the second mini-app', async () => {
    await open(page, '/my');
    await accountTile(page).click();
    await expect(page).toHaveURL(addressOf('/withdraw-accounts'));
    await open(page, '/my?from=maya');
    await expect(accountTile(page)).toBeVisible();
    await player.enterBy('maya');
    await comeInsideApp(page);
    await open(page, '/my?from=maya');
    await expect(page.getByText('My Balance')).toBeVisible();
    await expect(accountTile(page)).toHaveCount(0);
    await withdraw(page);
    await sheet(page).getByRole('textbox', { name: 'Amount' }).fill('300');
    await expect(sheet(page).getByRole('radio')).toHaveCount(0);
    await sheet(page).getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.locator('.toast').getByText('We review your withdrawal')).toBeVisible();
    const rows = await askDatabase<{ amount: string }>(
      `select amount::text from payments.withdrawal where uid = ${player.uid}`,
    );
    expect(rows).toEqual([{ amount: '30000' }]);
  });

  await test.step('the wallet app', async () => {
    await player.enterBy('web');
    await nameAddresses(page, { walletAppUrl: addressOf('/wallet-app/{action}') });
    await page.route('**/wallet-app/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>wallet app</h1>' }),
    );
    await becomeWalletUser(page, player.phone);
    for (const [name, action] of [
      ['Withdraw', 'withdraw'],
      ['Deposit', 'deposit'],
    ] as const) {
      await open(page, '/my');
      await page.getByRole('main').getByRole('button', { name }).click();
      await expect(page).toHaveURL(addressOf(`/wallet-app/${action}`));
    }
  });
});

test('sends an in-app shopping user to the website, which opens the withdrawal once and knows the player [M-047 M-328 M-329 M-330 M-333 M-334 M-492]', async ({
  page,
  context,
  browser,
}) => {
  const player = await verifiedPlayer({ free: 300 });
  await bringSession(context, player.session);
  await player.enterBy('lazada');
  await comeInsideApp(page);
  await open(page, '/my?from=lazada');
  await expect(accountTile(page)).toHaveCount(0);
  await withdraw(page);
  const notice = page.getByRole('dialog', { name: 'Notice' });
  await expect(notice.getByText('Withdraw Channel Under Maintenance')).toBeVisible();
  await expect(
    notice.getByText(
      'Click "Confirm & Go" to be redirected to the website for more withdraw options.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(notice.getByText(/leave the app.*Never share the one-time code/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await expect(notice).toHaveCount(0);
  await withdraw(page);
  // The window is the system's browser, which shares nothing with the app's.
  const entry = new Promise<string>((resolve) => {
    context.on('page', (opened) =>
      opened.on('framenavigated', (frame) => {
        if (frame.url().includes('#handover=')) resolve(frame.url());
      }),
    );
  });
  await context.route(
    (url) => url.searchParams.get('withdraw') === '1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  await notice.getByRole('button', { name: 'Confirm and Go Now' }).click();
  const url = await entry;
  expect(url).toMatch(/\/\?from=lazada-h5&withdraw=1#handover=[\w-]{43}$/);
  expect(url).not.toContain((JSON.parse(player.session) as { token: string }).token);
  const outside = await browser.newContext({ reducedMotion: 'reduce' });
  await passGate(outside);
  const site = await outside.newPage();
  await site.goto(url);
  // A link may have come from anybody: it logs in whoever says that the account is theirs, and nobody before.
  const question = site.getByRole('dialog').filter({ hasText: 'Go on only if it is yours' });
  await expect(question).toBeVisible();
  expect(await site.evaluate(() => localStorage.getItem('perya:v1:session'))).toBeNull();
  await question.getByRole('button', { name: /^Continue as / }).click();
  await expect(sheet(site)).toBeVisible();
  await expect(sheet(site).getByText('₱300.00').first()).toBeVisible();
  await expect(site).toHaveURL(addressOf('/?from=lazada-h5&withdraw=1'));
  // Later entries of the visit do not, and the code is used up.
  await site.goto(url);
  await site.reload();
  await expect(site.getByRole('link', { name: /Wallet: ₱300.00/ })).toBeVisible();
  await expect(site.getByRole('dialog')).toHaveCount(0);
  // In everything else a web user.
  await site.goto(addressOf('/my'));
  await expect(accountTile(site)).toBeVisible();
  await withdraw(site);
  await expect(sheet(site).getByRole('button', { name: 'Add account' })).toBeVisible();
  await outside.close();
});
