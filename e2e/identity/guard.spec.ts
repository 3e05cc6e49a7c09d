import { faultsOf } from '../page/faults/faults.ts';
import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, goInside, open, untilAlive } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { comeInsideApp } from '../partners/inside-app.ts';
import { logInByCode, loginSheet } from './log-in.ts';
import { freshPhone } from './player.ts';
import { playerWithStatus } from './player-with-status.ts';

test('sends a visitor home from every protected page, asks for the login and then brings them to where they wanted to go [A-034 A-035 A-036 A-038 A-039 A-042 A-043 A-046 A-051 A-053 A-055 A-056 G-303 M-005 M-010 M-011 M-463]', async ({
  page,
}) => {
  await open(page, '/');
  for (const path of [
    '/my',
    '/s-account/form/password',
    '/s-kyc',
    '/s-docs',
    '/s-vip',
    '/s-vip/level-system',
    '/s-transaction/status',
    '/bet-record/17',
    '/welfare/betting-rank',
    '/blind-box',
    '/daily-wins',
    '/s-points/mall',
    '/invite',
    '/service',
    '/withdraw-accounts',
    '/about-perya',
    '/cashback',
    '/s-game-page/mango-rush',
  ]) {
    await goInside(page, path);
    await expect.poll(() => page.evaluate(() => history.state?.origin)).toBe(path);
    await expect(page).toHaveURL(addressOf('/'));
  }
  await expect(loginSheet(page)).toBeVisible();

  await page.goto(addressOf('/s-account?from=mail'));
  await expect(page).toHaveURL(addressOf('/'));
  const sheet = loginSheet(page);
  await expect(sheet).toBeVisible();
  expect(await page.evaluate(() => history.state.origin)).toBe('/s-account?from=mail');
  await logInByCode(sheet, await playerWithStatus('fully_kyc'));
  await expect(page).toHaveURL(addressOf('/s-account?from=mail'));
  await expect(sheet).toHaveCount(0);
});

test('lets a visitor open the public pages, and leads to the tapped tab after the login, unless the login was closed [A-023 A-024 A-058 A-099 M-013 M-016 M-021 M-028 M-464]', async ({
  page,
}) => {
  for (const path of ['/login', '/loginPassword', '/forgetPassword', '/terms-of-use', '/']) {
    await open(page, path);
    await expect(page).toHaveURL(addressOf(path));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const my = page.getByRole('link', { name: 'My', exact: true });

  await test.step('forgets the tapped tab when the login is closed', async () => {
    await my.click();
    await expect(page).toHaveURL(addressOf('/'));
    await loginSheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(loginSheet(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Log in' }).click();
    await logInByCode(loginSheet(page), await playerWithStatus('fully_kyc'));
    await expect(loginSheet(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await expect(page).toHaveURL(addressOf('/'));
  });

  await test.step('leads there after the login otherwise', async () => {
    await page.evaluate(() => localStorage.clear());
    await open(page, '/');
    await my.click();
    await expect(page).toHaveURL(addressOf('/'));
    await logInByCode(loginSheet(page), await playerWithStatus('fully_kyc'));
    await expect(page).toHaveURL(addressOf('/my'));
  });

  await test.step('leads there as well where the tap came before the page was alive and followed the plain link, also who has not begun the identity check', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(addressOf('/service'));
    await expect(page).toHaveURL(addressOf('/'));
    await logInByCode(loginSheet(page), freshPhone());
    await expect(page).toHaveURL(addressOf('/service'));
  });
});

test('does nothing for a visitor of the second mini-app, and treats one of the shopping browser like any other [A-260]', async ({
  page,
}) => {
  const my = page.getByRole('link', { name: 'My', exact: true });
  await open(page, '/?from=lazada-h5');
  await my.click();
  await expect(loginSheet(page)).toBeVisible();

  // An address alone makes nobody a visitor of an app.
  for (const from of ['maya', 'lazada']) {
    await open(page, `/?from=${from}`);
    await my.click();
    await expect(loginSheet(page)).toBeVisible();
  }

  await comeInsideApp(page);
  await open(page, '/?from=maya');
  await my.click();
  await page.reload();
  await untilAlive(page);
  await my.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('/?from=maya'));
});

test("sends a visitor of the shopping app to the partner's pages, which say what to do [A-057 A-257 A-258 A-261 M-012]", async ({
  page,
}) => {
  await nameAddresses(page, { shopUrl: '', shopLandingUrl: '' });
  await comeInsideApp(page);
  await open(page, '/?from=lazada');
  await page.getByRole('link', { name: 'My', exact: true }).click();
  await expect(page).toHaveURL(addressOf('/lazada-shop'));
  const title = page.getByRole('heading', { name: 'Log in through your shopping app' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(addressOf('/my'));
  await expect(page).toHaveURL(addressOf('/lazada-mini'));
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'Look around first' }).click();
  await expect(page).toHaveURL(addressOf('/'));
});
