import { maskPhone } from '@perya/contract/rules/phone';
import { typeCode } from '../identity/log-in.ts';
import { appCode, elsewhere, freshPhone } from '../identity/player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { verifiedPlayer } from '../withdraw/verified-player.ts';
import { hostIn, hostSize, tokenFor } from './host-page.ts';
import { whileClosed } from './while-closed.ts';

test.use({ ...hostSize, gatePassed: false });

test('the e-wallet app: enters to each destination, plays, moves money in the wallet app, refuses bad tokens, and lets nobody in while it is closed [A-003 A-019 A-059 A-060 A-258 A-359 A-470 G-187 M-009 M-085 M-086 M-258 M-259 M-260 M-320 M-389 M-401 M-403 M-486]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/503|WebSocket/);
  const { phone, uid } = await verifiedPlayer({ free: 300 });
  // Somebody else was logged in here: what follows their token must not run while the door logs in.
  await signIn(context);
  await page.goto(addressOf('/sandbox/hosts'));
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: /GCash/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'GCash' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const host = await hostIn(page, 'ewallet');
  const { inside } = host;
  const main = inside.getByRole('main');

  await test.step('while a door logs in nothing else acts, and all does afterwards', async () => {
    const asked: string[] = [];
    const ofPlayer = () => asked.filter((path) => /^\/member\/(kyc|detail|balance|fav)/.test(path));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let answerLogin: () => void = () => {};
    const isHeld = new Promise<void>((resolve) => {
      answerLogin = resolve;
    });
    const login = '**/member/partner/ewallet/login';
    await page.route(login, async (route) => {
      await isHeld;
      await route.continue();
    });
    await host.enter({ phone, where: 'page' });
    await expect(inside.getByText('Logging you in with GCash.')).toBeVisible();
    await expect.poll(() => asked).toContain('/member/partner/ewallet/login');
    expect(ofPlayer()).toEqual([]);
    answerLogin();
    // Nobody is put in somebody else's place without being asked, not even by the partner's app.
    const question = inside.getByRole('dialog', { name: maskPhone(phone) });
    await expect(question.getByText(/another account is logged in here/)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(ofPlayer()).toEqual(['/member/detail']);
    await question.getByRole('button', { name: `Continue as ${maskPhone(phone)}` }).click();
    await host.hear('You are logged in through GCash');
    await host.expectAt('/my');
    await expect(inside.getByText('My Balance')).toBeVisible();
    // The wallet has asked its players what the gate asks: it is not there, though nobody has passed it.
    await expect(host.gate).toHaveCount(0);
    expect(await host.hasProceeded()).toBe(false);
    expect(ofPlayer()).not.toEqual([]);
    await page.unroute(login);
    expect(await host.flag()).toBe('"ewallet"');
  });

  await test.step('money moves in the wallet app', async () => {
    for (const [name, action] of [
      ['Deposit', 'deposit'],
      ['Withdraw', 'withdraw'],
    ] as const) {
      await main.getByRole('button', { name, exact: true }).click();
      await expect(host.log.getByText(`openWallet ${action}`)).toBeVisible();
      const cashier = page.getByRole('dialog', { name: 'The wallet’s own cashier' });
      await expect(cashier).toBeVisible();
      await cashier.getByRole('button', { name: 'Close' }).click();
    }
  });

  await test.step('leads to each destination, and to a game that is played here', async () => {
    for (const [to, path] of [
      [{}, '/'],
      [{ pathname: '/s-kyc' }, /^\/s-kyc/],
      [{ pathname: '//elsewhere.example/my' }, '/'],
    ] as const) {
      await host.comeAgain({ phone }, to);
      await host.hear('You are logged in through GCash');
      await host.expectAt(path);
    }
    await host.enter({ where: 'game' });
    await host.hear('You are logged in through GCash');
    await host.expectAt('/s-game-page/mango-rush');
    await host.playRound(uid);
    await host.expectAt('/');
    // From a card too it opens as everywhere.
    await host.go('/s-game/category/Slot');
    await inside
      .getByRole('link', { name: /^Mango Rush/ })
      .first()
      .click();
    await host.expectAt('/s-game-page/mango-rush');
    await expect(host.log.getByText(/openPopup/)).toHaveCount(0);
  });

  await test.step('refuses tokens that are out of order', async () => {
    await host.enter({ fault: 'reused', where: 'index' });
    await host.hear('GCash login failed: This link was used or is too old');
    await host.expectAt('/');
    for (const [fault, message] of [
      ['expired', 'This link was used or is too old'],
      ['altered', 'This link is not valid here'],
      ['other', 'This link is not valid here'],
      ['unverified', 'The app has not verified your phone number'],
      ['down', 'The app does not answer right now'],
    ] as const) {
      await host.comeAgain({ phone, fault });
      await host.hear(`GCash login failed: ${message}`);
      await host.expectAt('/');
    }
    await host.comeAgain({ phone: await playerWithStatus('block') });
    await host.hear('GCash login failed: ');
  });

  await test.step('lets nobody in from the moment that staff close it, and leaves alone who is in', async () => {
    await whileClosed('ewallet', async () => {
      await host.comeAgain({ phone }, { pathname: '/my' });
      await host.expectClosed();
      await host.openWebsite();
      // The same door by its other name.
      await host.go(`/gcash?token=${await tokenFor('ewallet', { phone })}`);
      await host.expectClosed();
      await host.go('/my');
      await expect(inside.getByText('My Balance')).toBeVisible();
    });
    await host.comeAgain({ phone }, { pathname: '/my' });
    await host.hear('You are logged in through GCash');
    await host.expectAt('/my');
  });

  await test.step('without a bridge the app is opened by its address', async () => {
    await host.go('/my');
    await host.set({ bridge: 'missing' });
    await expect
      .poll(() => inside.locator('body').evaluate(() => 'peryaShell' in window))
      .toBe(false);
    await main.getByRole('button', { name: 'Deposit', exact: true }).click();
    await host.expectAt('/sandbox/hosts/ewallet/app?to=deposit');
  });

  await test.step('asks for the code of an authenticator app, and for the identity check', async () => {
    const withApp = freshPhone();
    const player = elsewhere();
    await player.register(withApp);
    const { secret } = await player.switchAppOn();
    await host.enter({ phone: withApp, fault: 'good', where: 'page', bridge: 'there' });
    await inside.getByRole('button', { name: /^Continue as/ }).click();
    const sheet = inside.getByRole('dialog', { name: 'Log in' });
    await expect(sheet).toBeVisible();
    await typeCode(sheet, appCode(secret, 1));
    // Whose identity check is not finished goes there first.
    await host.expectAt(/^\/s-kyc/);
    await expect(sheet).toHaveCount(0);
  });
  await host.leave();
});
