import { endSession } from '@perya/contract/identity/calls/account';
import type { Page } from '@playwright/test';
import { addressOf, open } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';
import { logInByCode, loginSheet } from './log-in.ts';
import { openAsPlayer } from './open-as-player.ts';
import { elsewhere } from './player.ts';
import { playerWithStatus } from './player-with-status.ts';

async function logIn(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInByCode(loginSheet(page), await playerWithStatus('fully_kyc'));
  // Under the open sheet the link is hidden from everyone, so it proves something only afterwards.
  await expect(loginSheet(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
}

test('drops what an older version stored, asks for the profile, the KYC record and the wallet with its headers as soon as there is a token, and keeps the session over a reload and a failed logout [A-195 A-262 A-363 A-364 A-365 A-384 A-432 M-345 M-349]', async ({
  page,
  expectProblem,
}) => {
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('perya:v0:session', 'of an older version');
  });
  const profile = page.waitForResponse('**/member/detail');
  const record = page.waitForResponse('**/member/kyc/detail');
  const wallet = page.waitForResponse('**/finance/wallet');
  await logIn(page);
  expect((await record).status()).toBe(200);
  expect((await profile).status()).toBe(200);
  expect(await (await profile).request().allHeaders()).toMatchObject({
    authorization: expect.stringMatching(/^Bearer [\w-]{43}$/),
    device: '25',
    lang: 'en_US',
  });
  expect((await wallet).status()).toBe(200);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toContain('perya:v1:session');
  expect(kept).not.toContain('perya:v0:session');
  // A login page is taken away from whoever is logged in.
  await page.goto(addressOf('/login'));
  await expect(page).toHaveURL(addressOf('/'));
  await page.goto(addressOf('/my'));
  await expect(page.getByText('My Balance')).toBeVisible();
  await expect(page).toHaveURL(addressOf('/my'));

  // Where the logout fails, they stay logged in.
  expectProblem(/member\/logout|Failed to load resource/);
  await page.route('**/member/logout', (route) => route.abort());
  await logOut(page);
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/my'));
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('perya:v1:session');
});

test('is logged in once the name is known, sends the ids of a campaign, logs out to the index, empties the local storage and ends the session on the server [A-253 A-254 A-255 A-256 A-366 A-367 A-382]', async ({
  page,
}) => {
  await signIn(page.context());
  const profile = page.waitForRequest('**/member/detail');
  const profileAnswer = Promise.withResolvers<void>();
  await page.route('**/member/detail', async (route) => {
    await profileAnswer.promise;
    await route.continue();
  });
  await open(page, '/?from=lazada-h5&ad-id=fiesta&adc-id=july&re-id=7&ch-id=8');
  expect(await (await profile).allHeaders()).toMatchObject({
    'ad-id': 'fiesta',
    'adc-id': 'july',
    're-id': '7',
    'ch-id': '8',
  });
  const loginLink = page.getByRole('link', { name: 'Log in' });
  await expect(loginLink).toBeVisible();
  profileAnswer.resolve();
  await expect(loginLink).toHaveCount(0);
  await page.getByRole('link', { name: 'My', exact: true }).click();
  const stored = await page.evaluate(() => localStorage.getItem('perya:v1:session') ?? '');
  const { token } = JSON.parse(stored) as { token: string };
  await page.evaluate(() => localStorage.setItem('of-someone-else', 'x'));
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage));
  const called = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/member/logout', async (route) => {
    called.resolve();
    await answered.promise;
    await route.continue();
  });
  await logOut(page);
  // Nothing is cleared before the call completes: if it failed, the player would still be logged in.
  await called.promise;
  expect(await storedKeys()).toContain('perya:v1:session');
  await expect(page).toHaveURL(addressOf('/my'));
  answered.resolve();
  await expect(page).toHaveURL(addressOf('/'));
  await expect.poll(storedKeys).toEqual([]);
  await proceedThroughGate(page);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await storedKeys()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('perya:v1:partner'))).toBe('"lazada-h5"');
  expect(await page.evaluate(() => sessionStorage.getItem('perya:v1:campaign'))).toContain(
    'fiesta',
  );
  const answer = await fetch(addressOf('/member/detail'), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});

test('is followed by a second tab, in and out', async ({ page, context }) => {
  const second = await context.newPage();
  await open(second, '/');
  await second.getByRole('link', { name: 'Log in' }).click();
  await expect(loginSheet(second)).toBeVisible();
  await logIn(page);
  await expect(loginSheet(second)).toHaveCount(0);
  await expect(second.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await second.getByRole('link', { name: 'My', exact: true }).click();
  await expect(second.getByText('My Balance')).toBeVisible();

  await page.getByRole('link', { name: 'My', exact: true }).click();
  await logOut(page);
  await expect(second).toHaveURL(addressOf('/'));
  await expect(second.getByText('My Balance')).toHaveCount(0);
});

test('leaves a protected page when the session was ended from another device [A-055 A-408]', async ({
  page,
  expectProblem,
}) => {
  const phone = await playerWithStatus('fully_kyc');
  // What the page asks for by itself is asked while the session is open.
  await untilListening(page, () => openAsPlayer(page, '/my', phone));
  await expect(page.getByText('My Balance')).toBeVisible();
  // While the session ends no page is open that live messages could make ask for something.
  await page.goto('about:blank');
  const other = elsewhere();
  await other.login(phone);
  await other.prove();
  await other.client.call(endSession, {});
  expectProblem(/401/);
  // The page's own request is refused before anything follows the session.
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.route('**/assets/after-hydration*.js', async (route) => {
    await refused;
    await route.continue();
  });
  await page.goto('/my');
  await expect(page).toHaveURL(addressOf('/'));
  await proceedThroughGate(page);
  await expect(loginSheet(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('perya:v1:profile'))).toBeNull();
  await logInByCode(loginSheet(page), phone);
  await expect(page).toHaveURL(addressOf('/my'));
});
