import { openAsStaff } from '../backoffice/open-as-staff.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { verifiedPlayer } from '../withdraw/verified-player.ts';
import { hostIn, hostSize } from './host-page.ts';

test.use({ ...hostSize, gatePassed: false });

test('the second wallet: enters to each destination, plays, has one channel, its own deposit and a plain withdrawal, refuses bad tokens, and lets nobody in while it is closed [A-065 M-091 M-258 M-260 M-323 M-324 M-325 M-326 M-327 M-390]', async ({
  page,
  browser,
}) => {
  const { phone, uid } = await verifiedPlayer({ free: 300 });
  await page.goto(addressOf('/sandbox/hosts/maya'));
  const host = await hostIn(page, 'maya');
  const { inside } = host;
  const main = inside.getByRole('main');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const logins = () => asked.filter((path) => path === '/member/partner/maya/login');
  await test.step('who may not play has read so before anybody is logged in', async () => {
    await host.enter({ phone, where: 'page' });
    await expect(host.gate.getByRole('button', { name: 'Proceed' })).toBeVisible();
    await expect(host.gate.getByRole('link', { name: 'Exit' })).toHaveCount(0);
    // The app is alive by now, and whatever it does by itself is under way.
    await host.gate.getByRole('checkbox').check();
    await expect(host.gate.getByRole('button', { name: 'Proceed' })).toBeEnabled();
    expect(logins()).toEqual([]);
    await host.passGate();
  });
  await host.hear('You are logged in through Maya');
  expect(logins()).toHaveLength(1);
  await host.expectAt('/my');
  expect(await host.flag()).toBe('"maya"');

  await test.step('shows what this player has', async () => {
    await expect(inside.getByText('My Balance')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    const shortcuts = inside.getByRole('navigation', { name: 'Shortcuts' });
    await expect(shortcuts.getByRole('link', { name: 'Transaction' })).toBeVisible();
    await expect(shortcuts.getByRole('link', { name: 'Account' })).toHaveCount(0);
  });

  await test.step('deposits by the app, which may refuse or take its time', async () => {
    const deposit = inside.getByRole('dialog', { name: 'Deposit' });
    await host.set({ bridge: 'cancels' });
    await main.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(deposit.getByRole('radio')).toHaveCount(0);
    await deposit.getByRole('button', { name: '₱300' }).click();
    const press = deposit.getByRole('button', { name: /^Deposit( ₱|$)/ });
    await press.click();
    await host.hear('deposit error');
    await host.set({ bridge: 'slow' });
    await press.click();
    const till = page.frameLocator('#sheet-frame');
    await till.getByRole('button', { name: 'Pay', exact: true }).click();
    await host.hear('deposit success');
    await expect(deposit).toHaveCount(0);
    await expect(main.getByText('600.00', { exact: true }).first()).toBeVisible();
  });

  await test.step('withdraws as everybody does, without a choice of accounts', async () => {
    await main.getByRole('button', { name: 'Withdraw' }).click();
    const withdraw = inside.getByRole('dialog', { name: 'Withdraw', exact: true });
    await withdraw.getByRole('textbox', { name: 'Amount' }).fill('300');
    await expect(withdraw.getByRole('radio')).toHaveCount(0);
    await withdraw.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await host.hear('We review your withdrawal before it is paid, usually within a day.');
  });

  await test.step('leads to each destination, and to a game that is played here', async () => {
    for (const [to, path] of [
      [{}, '/'],
      [{ pathname: '//elsewhere.example/my' }, '/'],
      [{ pathname: '/s-kyc' }, /^\/s-kyc/],
      [{ game: 'mango-rush' }, '/s-game-page/mango-rush'],
    ] as const) {
      await host.comeAgain({ phone }, to);
      await host.hear('You are logged in through Maya');
      await host.expectAt(path);
    }
    await host.playRound(uid);
  });

  await test.step('refuses tokens that are out of order', async () => {
    await host.enter({ fault: 'other' });
    await host.hear('Maya login failed: This link is not valid here');
    for (const [fault, message] of [
      ['altered', 'This link is not valid here'],
      ['expired', 'This link was used or is too old'],
      ['unverified', 'The app has not verified your phone number'],
    ] as const) {
      await host.comeAgain({ phone, fault });
      await host.hear(`Maya login failed: ${message}`);
    }
  });

  await test.step('lets nobody in from the moment that staff close it', async () => {
    const desk = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openAsStaff(desk, 'risk', '/backoffice/settings/partners');
    const card = desk.getByRole('region', { name: 'Maya', exact: true });
    await expect(card.getByRole('listitem').filter({ hasText: 'Entered' })).toBeVisible();
    expect(await faultsInBothThemes(desk)).toEqual([]);
    await card.getByRole('button', { name: 'Close Maya' }).click();
    const closing = desk.getByRole('dialog', { name: 'Close Maya' });
    await closing.getByLabel('Reason').selectOption('Its host fails');
    await closing.getByRole('button', { name: 'Close the channel' }).click();
    await expect(closing.getByRole('status')).toHaveText('Maya is closed.');
    await closing.getByRole('button', { name: 'Done' }).click();
    await expect(card.getByText('Closed', { exact: true })).toBeVisible();
    await host.comeAgain({ phone });
    await host.expectClosed();
    await host.openWebsite();
    await card.getByRole('button', { name: 'Open Maya' }).click();
    const opening = desk.getByRole('dialog', { name: 'Open Maya' });
    await opening.getByLabel('Reason').selectOption('The trouble is over');
    await opening.getByRole('button', { name: 'Open the channel' }).click();
    await expect(opening.getByRole('status')).toHaveText('Maya is open.');
    await host.comeAgain({ phone }, { pathname: '/my' });
    await host.expectAt('/my');
    await desk.close();
  });
  await host.leave();
});
