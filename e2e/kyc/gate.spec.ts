import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { Page } from '@playwright/test';
import { logInByCode, loginSheet } from '../identity/log-in.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { freshPhone } from '../identity/player.ts';
import { playerWithStatus } from '../identity/player-with-status.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open, tabs, untilAlive } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openGallery(page: Page, status: KycStatus): Promise<void> {
  await openAsPlayer(page, '/example', await playerWithStatus(status));
}

const ask = (page: Page, action: string) =>
  page.getByRole('button', { name: `Ask for ${action}`, exact: true }).click();

test('reminds of each action in its own words, and no mask closes the reminder [A-016 A-171 A-231 A-237 A-238 A-239 A-240 A-241 A-242 A-246 A-247 A-487]', async ({
  page,
}) => {
  await openGallery(page, 'unset');
  const reminder = dialog(page, 'KYC reminder');
  for (const [action, words] of [
    [
      'withdraw',
      /^you must submit KYC certification and be approved before you can use the withdrawal function!$/,
    ],
    ['deposit', /before you can make a deposit!$/],
    ['depositmaya', /before you can make a deposit!$/],
    ['play', /before you can enter the game!$/],
    ['welfare', /to participate in welfare activities!$/],
  ] as const) {
    await ask(page, action);
    await expect(reminder.getByText(words)).toBeVisible();
    await page.mouse.click(3, 3);
    await expect(reminder.getByRole('link', { name: 'Go To KYC Verify Now' })).toBeVisible();
    await reminder.getByRole('button', { name: 'Close' }).click();
    await expect(reminder).toHaveCount(0);
  }
  // In the style of the hint, in words for who has not begun.
  await ask(page, 'afterLogin');
  const welcome = dialog(page, 'Welcome');
  await expect(welcome.getByText(/Your identity is not verified yet/)).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Contact' })).toBeVisible();
  await page.mouse.click(3, 3);
  await welcome.getByRole('button', { name: 'Okay' }).click();
  await expect(welcome).toHaveCount(0);
  await ask(page, 'play');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await reminder.getByRole('link', { name: 'Go To KYC Verify Now' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
});

test('asks record and profile anew, lets pass what the table allows, and only logs of records and profile [A-228 A-229 A-234]', async ({
  page,
}) => {
  await page.clock.install();
  await openGallery(page, 'basic_account');
  // Answers are shared for a second and a half from the moment on at which they came.
  for (const name of ['profile', 'kyc']) {
    const kept = () => page.evaluate((key) => localStorage.getItem(key), `perya:v1:${name}`);
    await expect.poll(kept).not.toBeNull();
  }
  await page.clock.fastForward(2000);
  const said = page.getByRole('region', { name: 'Messages' });
  const record = page.waitForRequest('**/member/kyc/detail');
  const profile = page.waitForRequest('**/member/detail');
  await ask(page, 'play');
  await Promise.all([record, profile]);
  await expect(said).toContainText('The gate lets play pass');
  await ask(page, 'withdraw');
  await dialog(page, 'KYC reminder').getByRole('button', { name: 'Close' }).click();
  await expect(said).not.toContainText('The gate lets withdraw pass');
});

test('shows records and profile to everybody, and writes to the log what the gate says of it [A-226 A-234]', async ({
  page,
}) => {
  await openGallery(page, 'unset');
  const logged = page.waitForEvent('console', (message) =>
    /viewRecords.*unset/.test(message.text()),
  );
  await ask(page, 'viewRecords');
  await logged;
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('viewRecords pass');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('hints at the review where a withdrawal waits for it, with Okay and Contact, and at the wallet too [A-235 A-236 A-243]', async ({
  page,
}) => {
  await openGallery(page, 'under_review');
  await ask(page, 'withdraw');
  const hint = dialog(page, 'KYC is under review');
  await expect(
    hint.getByText(
      'Your KYC is under review. You can use the withdraw function only after it is passed.',
    ),
  ).toBeVisible();
  await page.mouse.click(3, 3);
  await hint.getByRole('button', { name: 'Okay' }).click();
  await expect(hint).toHaveCount(0);
  await ask(page, 'withdraw');
  await hint.getByRole('button', { name: 'Contact' }).click();
  await expect(page).toHaveURL(addressOf('/service'));
  await expect(hint).toHaveCount(0);
  await open(page, '/');
  await page.getByRole('link', { name: /^Wallet:/ }).click();
  await expect(hint.getByText(/it can be withdrawn once the review is passed/)).toBeVisible();
});

test('reminds in the user centre who has not begun, once in a visit [A-244 A-488]', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: await playerWithStatus('unset'), isReminded: false });
  await open(page, '/my');
  const reminder = dialog(page, 'KYC reminder');
  await expect(reminder.getByText(/within 72 hours of registration/)).toBeVisible();
  await reminder.getByRole('button', { name: 'Close' }).click();
  const record = page.waitForResponse('**/member/kyc/detail');
  await page.reload();
  await (await record).finished();
  await expect(page.getByText('My Balance')).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('warns in the user centre past 24 hours, with the time that is left [A-209 A-248 A-249 A-488]', async ({
  page,
}) => {
  const phone = await playerWithStatus('basic_account', { hoursOld: 30 });
  await openAsPlayer(page, '/my', phone);
  const warning = dialog(page, 'Your account will be restricted');
  // 72 hours less 30, and a moment.
  await expect(warning.getByRole('timer')).toContainText(/41.*Hours.*5\d.*Minutes.*\d\d.*Seconds/s);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.mouse.click(3, 3);
  await warning.getByRole('button', { name: 'Do it later' }).click();
  await expect(warning).toHaveCount(0);
  await open(page, '/example');
  await page.getByRole('button', { name: 'Show countdown' }).click();
  await warning.getByRole('link', { name: 'Okay' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
});

test('says in the user centre that the account is restricted, since when and once in a visit, where there is nothing left to count [A-209 A-488]', async ({
  page,
}) => {
  const phone = await playerWithStatus('frozen', { hoursOld: 80 });
  await openAsPlayer(page, '/my', phone);
  const restricted = dialog(page, 'Your account is restricted');
  await expect(
    restricted.getByText(/^The time to finish KYC ended on \w+ \d+, \d{4}, \d+:\d\d\s[AP]M\.$/),
  ).toBeVisible();
  await expect(restricted.getByText(/your account and its funds are restricted/)).toBeVisible();
  await expect(restricted.getByRole('timer')).toHaveCount(0);
  await expect(restricted).not.toContainText('00:00');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.mouse.click(3, 3);
  await restricted.getByRole('button', { name: 'Do it later' }).click();
  await expect(restricted).toHaveCount(0);
  const record = page.waitForResponse('**/member/kyc/detail');
  await page.reload();
  await (await record).finished();
  await expect(page.getByText('My Balance')).toBeVisible();
  await expect(restricted).toHaveCount(0);
  // The next visit says it again, and leads to the check.
  await page.evaluate(() => sessionStorage.removeItem('perya:v1:kyc-hint'));
  await page.reload();
  await restricted.getByRole('link', { name: 'Okay' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
});

test('tells a blocked player so after 500 ms and ends the session [A-245 A-250 A-251 A-252 A-354 M-243 M-340 M-428 M-485 M-450]', async ({
  page,
  context,
}) => {
  await signIn(context, { phone: await playerWithStatus('block') });
  await page.clock.install();
  // What the page waits for is noted: from there the clock is led by hand.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const waits: (number | undefined)[] = [];
    Object.assign(window, {
      waits,
      setTimeout: (run: () => void, ms?: number) => {
        waits.push(ms);
        return wait(run, ms);
      },
    });
  });
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/member/kyc/detail', async (route) => {
    await told;
    await route.continue();
  });
  await open(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  const waits = () =>
    page.evaluate(
      () => (window as never as { waits: number[] }).waits.filter((ms) => ms === 500).length,
    );
  const before = await waits();
  tell();
  await expect.poll(waits).toBeGreaterThan(before);
  const reminder = dialog(page, 'Your account is blocked');
  const session = () => page.evaluate(() => localStorage.getItem('perya:v1:session'));
  await page.clock.runFor(499);
  await expect(reminder).toHaveCount(0);
  expect(await session()).not.toBeNull();
  await page.clock.runFor(2);
  // What draws it has timers of its own.
  await page.clock.resume();
  await expect(reminder.getByText(/blocked for a violation of the rules/)).toBeVisible();
  await expect.poll(session).toBeNull();
  await page.mouse.click(3, 3);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const chat = page.waitForEvent('popup');
  await reminder.getByRole('button', { name: 'Contact' }).click();
  await (await chat).close();
  await expect(reminder).toHaveCount(0);
});

test('tells who logs in for a tab without having begun, in the style of the hint, over that tab [A-241 A-242]', async ({
  page,
}) => {
  await open(page, '/');
  await untilAlive(page, tabs);
  await page.getByRole('link', { name: 'Filcoins' }).click();
  await logInByCode(loginSheet(page), freshPhone());
  const welcome = dialog(page, 'Welcome');
  await expect(welcome.getByText(/Your identity is not verified yet/)).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Contact' })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-points'));
  await welcome.getByRole('button', { name: 'Okay' }).click();
  await expect(welcome).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('/s-points'));
});
