import { createClient } from '@perya/contract/client';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { maskPhone } from '@perya/contract/rules/phone';
import type { Page, Request } from '@playwright/test';
import { freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { nameAddresses } from '../page/name-addresses.ts';
import { addressOf, goInside, open, tabs, untilAlive } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { bringSession } from '../page/sign-in.ts';
import { test as base, expect } from '../page/test.ts';
import { whileUnchanged } from '../setup/house-switch.ts';
import { verifiedPlayer } from '../withdraw/verified-player.ts';
import { linkOf } from './enter-by-link.ts';
import { tokenFor } from './host-page.ts';
import { comeInsideApp } from './inside-app.ts';

/** Every test comes through partners' channels, which others close for a while. */
const test = base.extend<{ openDoors: undefined }>({
  openDoors: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from this pattern.
    async ({}, use) =>
      whileUnchanged(['partner ewallet', 'partner lazada', 'partner maya'], () => use(undefined)),
    { auto: true },
  ],
});

// Partners' links in a plain browser, without any app around it.
test.use({ gatePassed: false });

const gateOf = (page: Page) => page.getByRole('dialog', { name: 'Before you come in' });
const questionOf = (page: Page, phone: string) =>
  page.getByRole('dialog', { name: maskPhone(phone) });
const storedToken = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem('perya:v1:session');
    return stored === null ? null : (JSON.parse(stored) as { token: string }).token;
  });

/** Whose session a token opens; null where it opens none. */
async function uidOf(token: string): Promise<string | null> {
  const client = createClient({ baseUrl: addressOf(''), token: { get: () => token, clear() {} } });
  return client.call(getProfile, {}).then(
    ({ uid }) => uid,
    () => null,
  );
}

test('a link logs in whoever says by a tap that the account is theirs, and nobody else; its token is gone from the address before anything is asked, and no request says where it came from', async ({
  page,
}) => {
  const { phone, uid } = await verifiedPlayer();
  const said: string[] = [];
  const requests: Request[] = [];
  await page.route('**/member/partner/ewallet/login', async (route) => {
    const response = await route.fetch();
    said.push(await response.text());
    // When the server is asked, the address is clean already.
    expect(page.url()).toMatch(/\/redirect-user\?pathname=%2F\w+$/);
    await route.fulfill({ response });
  });
  page.on('requestfinished', (request) => {
    // A font of the page's own style sheet is asked of this server with the page's address, whatever the page says.
    if (request.resourceType() !== 'font') requests.push(request);
  });
  const link = await linkOf('ewallet', phone, { pathname: '/welfare' });
  const token = new URL(link).searchParams.get('token') ?? '';
  const response = await page.goto(link);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  const question = questionOf(page, phone);
  await expect(question).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await storedToken(page)).toBeNull();
  expect(await page.evaluate(() => JSON.stringify(history.state) + location.href)).not.toContain(
    token,
  );
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter(({ referer = '' }) => referer.includes(token))).toEqual([]);

  await test.step('refused, it leaves nothing here and no session at the server', async () => {
    const ended = page.waitForResponse('**/member/logout');
    await question.getByRole('button', { name: 'Not now' }).click();
    await ended;
    await expect(page).toHaveURL(addressOf('/'));
    expect(await storedToken(page)).toBeNull();
    const opened = /[\w-]{43}/.exec(said.join())?.[0] ?? '';
    expect(await uidOf(opened)).toBeNull();
    await expect(gateOf(page)).toBeVisible();
  });

  await test.step('closed without an answer, it is refused too', async () => {
    await page.goto(await linkOf('ewallet', phone, { pathname: '/welfare' }));
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(addressOf('/'));
    expect(await storedToken(page)).toBeNull();
  });

  await test.step('confirmed, the player is in, and as a wallet-app user without the gate, until they log out', async () => {
    await page.goto(await linkOf('ewallet', phone, { pathname: '/my' }));
    await question.getByRole('button', { name: `Continue as ${maskPhone(phone)}` }).click();
    await expect(page).toHaveURL(addressOf('/my'));
    expect(await uidOf((await storedToken(page)) ?? '')).toBe(uid);
    await expect(page.getByText('My Balance')).toBeVisible();
    await expect(gateOf(page)).toHaveCount(0);
    // The same player again: nothing changes, so nothing is asked.
    await page.goto(await linkOf('ewallet', phone, { pathname: '/my' }));
    await expect(page).toHaveURL(addressOf('/my'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(gateOf(page)).toBeVisible();
  });
});

test('a link over another player’s session asks first, and leaves them as they are if they say so', async ({
  page,
  context,
}) => {
  const here = await verifiedPlayer();
  const newcomer = await verifiedPlayer();
  await bringSession(context, here.session);
  const door = async () =>
    `/lazada-game/mango-rush/${Buffer.from(await tokenFor('lazada', { phone: newcomer.phone, purpose: 'game' })).toString('base64url')}`;
  await page.goto(addressOf(await door()));
  await proceedThroughGate(page);
  const question = questionOf(page, newcomer.phone);
  await expect(question.getByText(/another account is logged in here/)).toBeVisible();
  await expect(page).toHaveURL(addressOf('/lazada-game/mango-rush/-'));
  await question.getByRole('button', { name: 'Stay in my account' }).click();
  await expect(page).toHaveURL(addressOf('/'));
  expect(await uidOf((await storedToken(page)) ?? '')).toBe(here.uid);
  await page.goto(addressOf(await door()));
  await question.getByRole('button', { name: /^Continue as/ }).click();
  await expect(page).toHaveURL(addressOf('/s-game-page/mango-rush'));
  expect(await uidOf((await storedToken(page)) ?? '')).toBe(newcomer.uid);
});

test('a failed entry says why over the gate, where it can be read and closed, and without a reason what no server of ours has said [M-260 M-401]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/502/);
  await page.goto(await linkOf('ewallet', freshPhone(), {}, 'expired'));
  await expect(gateOf(page)).toBeVisible();
  const said = gateOf(page).locator('.toast');
  await expect(said).toContainText('GCash login failed: This link was used or is too old');
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await page.route('**/member/partner/ewallet/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto(await linkOf('ewallet', freshPhone()));
  await expect(said.locator('[class*=font-medium]')).toHaveText('GCash login failed');
});

test('after a failed entry of the second wallet a tap that needs a login says how to come in [A-260 M-260]', async ({
  page,
}) => {
  await comeInsideApp(page);
  await page.goto(await linkOf('maya', freshPhone(), {}, 'altered'));
  await proceedThroughGate(page);
  const toast = (words: string) => page.locator('.toast').filter({ hasText: words });
  await expect(toast('Maya login failed: This link is not valid here')).toBeVisible();
  await expect(page).toHaveURL(addressOf('/'));
  await untilAlive(page, tabs);
  await page.getByRole('link', { name: 'Welfare' }).click();
  await expect(toast('Go back to Maya and open us from there again')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the shop’s door sets the flag of its partner, leaves that of its browser, and does not tell who is logged in to log in [M-092 M-258]', async ({
  page,
  context,
}) => {
  await nameAddresses(page, { shopUrl: '' });
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const flag = () => page.evaluate(() => sessionStorage.getItem('perya:v1:partner'));
  await open(page, '/lazada-shop');
  await proceedThroughGate(page);
  await expect(title).toHaveText('Log in through your shopping app');
  expect(await flag()).toBe('"lazada"');
  await bringSession(context, (await verifiedPlayer()).session);
  await open(page, '/?from=lazada-h5');
  await goInside(page, '/lazada-shop');
  await expect(title).toHaveText('To your shopping app');
  await expect(page.getByText(/log in there/)).toHaveCount(0);
  expect(await flag()).toBe('"lazada-h5"');
});

test('a path is what it is written as: upper case is no page, whether it is a landing page or a door', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  for (const path of ['/GRABVIP', '/GCash', '/S-Points']) {
    const response = await page.goto(addressOf(path));
    expect(response?.status()).toBe(404);
    // By its place: behind the gate it has no role.
    await expect(page.locator('main h1')).toHaveText('We cannot find this page');
  }
});

test('an address that asks for the login opens none over a player who is logged in', async ({
  page,
  context,
}) => {
  await bringSession(context, (await verifiedPlayer()).session);
  await open(page, '/?action=login');
  await proceedThroughGate(page);
  await expect(page).toHaveURL(addressOf('/'));
  // The sheets are offered together: where one opens, another would have.
  await goInside(page, '/?action=deposit');
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
});
