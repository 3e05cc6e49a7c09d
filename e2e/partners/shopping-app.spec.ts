import { addressOf } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { verifiedPlayer } from '../withdraw/verified-player.ts';
import { hostIn, hostSize, tokenFor } from './host-page.ts';
import { whileClosed } from './while-closed.ts';

const encode = (token: string) => Buffer.from(token).toString('base64url');

test.use({ ...hostSize, gatePassed: false });

test('the shopping app: every door and destination, its wrapper of games, its one channel, withdrawals on the website, bad tokens, and nobody let in while it is closed [A-057 A-062 A-063 A-064 G-167 M-088 M-089 M-090 M-092 M-258 M-260 M-328 M-329 M-331 M-332 M-391 M-404 M-462 M-472]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/WebSocket/);
  const player = await verifiedPlayer({ free: 300 });
  await player.addAccount('GCash', '9171234567');
  const { phone, uid } = player;
  await page.goto(addressOf('/sandbox/hosts/lazada'));
  const host = await hostIn(page, 'lazada');
  const { inside } = host;
  const main = inside.getByRole('main');
  const shortcuts = inside.getByRole('navigation', { name: 'Shortcuts' });

  await test.step('a visitor is led to the pages of the partner', async () => {
    await host.enter({ phone, door: '/lazada-shop' });
    await host.expectAt('/sandbox/hosts/lazada/shop');
    // The shop's door is one of the partner's like the others.
    expect(await host.flag()).toBe('"lazada"');
    await inside.getByRole('link', { name: 'Back to the game site' }).click();
    await host.expectAt('/');
    await host.anew(() => host.enter({ door: '/lazada-mini', fault: 'altered', where: 'index' }));
    await host.passGate();
    await host.hear('Lazada login failed: This link is not valid here');
    await host.comeAgain({ phone, fault: 'unverified' }, { pathname: '/my' });
    await host.expectAt(`/sandbox/hosts/lazada/landing?phone=${phone}`);
    expect(await host.flag()).toBe('"lazada"');
  });

  await test.step('in a browser a token that is none asks for the login, and MY is not my', async () => {
    await host.enter({ door: '/MY', fault: 'expired' });
    await host.hear('Lazada login failed: This link was used or is too old');
    await host.expectAt('/?action=login');
    await expect(inside.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    for (const token of ['', '%25%25%25', 'bm90LWEtdG9rZW4']) {
      await host.go(`/MY?token=${token}`);
      await host.hear('Lazada login failed');
      await host.expectAt('/?action=login');
    }
    await host.go('/my');
    await expect.poll(() => host.origin()).toBe('/my');
  });

  await test.step('from its landing page the app logs its player in', async () => {
    await host.go('/lazada-mini');
    await host.expectAt(`/sandbox/hosts/lazada/landing?phone=${phone}`);
    await inside.getByRole('link', { name: 'Go on' }).click();
    await host.hear('You are logged in through Lazada');
    for (const [to, path] of [
      [{ pathname: '//elsewhere.example/my' }, '/'],
      [{ pathname: '/s-kyc' }, /^\/s-kyc/],
      [{ pathname: '/my' }, '/my'],
    ] as const) {
      await host.comeAgain({ phone }, to);
      await host.hear('You are logged in through Lazada');
      await host.expectAt(path);
    }
    await expect(inside.getByText('My Balance')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await expect(shortcuts.getByRole('link', { name: 'Transaction' })).toBeVisible();
    await expect(shortcuts.getByRole('link', { name: 'Account' })).toHaveCount(0);
  });

  await test.step('deposits by its one channel, which the app pays', async () => {
    await main.getByRole('button', { name: 'Deposit', exact: true }).click();
    const deposit = inside.getByRole('dialog', { name: 'Deposit' });
    await expect(deposit.getByRole('radio')).toHaveCount(1);
    await deposit.getByRole('textbox', { name: 'Amount' }).fill('500');
    await deposit.getByRole('button', { name: /^Deposit ₱/ }).click();
    const till = page.frameLocator('#sheet-frame');
    await till.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(main.getByText('800.00', { exact: true }).first()).toBeVisible();
    await expect(host.log.getByText(/^pay .*\/sandbox\/pay\/orders\//)).toBeVisible();
  });

  await test.step('a game opens in the wrapper, which comes back by the door of that game', async () => {
    await host.go('/s-game/category/Slot');
    await inside
      .getByRole('link', { name: /^Mango Rush/ })
      .first()
      .click();
    await expect(host.log.getByText(/openPopup .*\/lazada\/game\?code=mango-rush/)).toBeVisible();
    await host.hear('You are logged in through Lazada');
    await host.expectAt('/s-game-page/mango-rush');
    await host.playRound(uid);
  });

  await test.step('withdraws on the website, which knows the player', async () => {
    await host.go('/my');
    await main.getByRole('button', { name: 'Withdraw' }).click();
    const notice = inside.getByRole('dialog', { name: 'Notice' });
    await expect(notice.getByText('Withdraw Channel Under Maintenance')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await notice.getByRole('button', { name: 'Confirm and Go Now' }).click();
    const site = await opened;
    const withdraw = site.getByRole('dialog', { name: 'Withdraw', exact: true });
    await withdraw.getByRole('textbox', { name: 'Amount' }).fill('100');
    await withdraw.getByRole('radio', { name: /GCash/ }).check();
    await withdraw.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(site.locator('.toast').getByText('We review your withdrawal')).toBeVisible();
    await site.close();
  });

  await test.step('in a browser its player is a player like any other', async () => {
    const token = encode(await tokenFor('lazada', { phone, purpose: 'browser' }));
    await host.go(`/MY?token=${token}`);
    await host.hear('You are logged in through Lazada');
    await host.expectAt('/');
    expect(await host.flag()).toBe('"lazada-h5"');
    await host.go('/my');
    await expect(shortcuts.getByRole('link', { name: 'Account' })).toBeVisible();
  });

  await test.step('lets nobody in by any of its doors from the moment that staff close it', async () => {
    const encoded = async (purpose: 'game' | 'browser') =>
      encode(await tokenFor('lazada', { phone, purpose }));
    await whileClosed('lazada', async () => {
      await host.go(`/MY?token=${await encoded('browser')}`);
      await host.expectClosed();
      await host.go(`/lazada-game/mango-rush/${await encoded('game')}`);
      await host.expectClosed();
      await host.comeAgain({ phone }, { pathname: '/my' });
      await host.expectClosed();
      await host.openWebsite();
    });
    await host.comeAgain({ phone }, { pathname: '/my' });
    await host.hear('You are logged in through Lazada');
    await host.expectAt('/my');
  });
  await host.leave();
});
