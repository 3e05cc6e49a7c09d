import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults.ts';
import { faultsInBothThemes } from '../page/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { firstBox, typeCode } from './log-in.ts';
import { openAsPlayer } from './open-as-player.ts';
import { freshPhone, readCode } from './player.ts';
import { playerWithStatus } from './player-with-status.ts';

test.use(withPictures);

const hintOf = (page: Page) => page.getByRole('dialog', { name: 'Your email is not set' });
const ownPicture = fileURLToPath(
  new URL('../../art/pictures/avatars/women-1-256.webp', import.meta.url),
);

test('shows picture, name, ID, identity check, password and phone, and leads back to the user centre [A-035 A-104 A-105 M-003]', {
  tag: '@every-screen',
}, async ({ page }) => {
  const phone = await openAsPlayer(page, '/s-account');
  await hintOf(page).getByRole('button', { name: 'Later' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveText([
    /^Avatar/,
    /^Username[a-z0-9]+/,
    /^ID\d+/,
    /^KYCGo To Verify/,
    /^Login passwordNot set/,
    new RegExp(`^Phone number\\+63 ${phone.slice(0, 3)} \\*{4} ${phone.slice(-3)}`),
    /^EmailNot set/,
    /^Security/,
    /^Your dataDownload/,
  ]);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(addressOf('/my'));
});

test('leads to the identity check where there is something to do, from its beginning where nothing was submitted [A-215 A-216 A-217 A-218 A-219]', async ({
  page,
  context,
}) => {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: /^KYC/ });
  for (const [status, words, control] of [
    ['basic_account', 'Go To Verify', 1],
    ['under_review', 'Under review', 0],
    ['rejected', 'Rejected', 1],
    ['frozen', 'Frozen', 1],
    ['fully_kyc', 'Verified', 0],
  ] as const) {
    await signIn(context, { phone: await playerWithStatus(status) });
    await page.goto(addressOf('/s-account'));
    await hintOf(page).getByRole('button', { name: 'Later' }).click();
    await expect(row).toContainText(words);
    await expect(row.getByRole('link')).toHaveCount(control);
  }
  await signIn(context, { phone: await playerWithStatus('unset') });
  await page.goto(addressOf('/s-account'));
  await hintOf(page).getByRole('button', { name: 'Later' }).click();
  await page.evaluate(() => localStorage.setItem('perya:v1:kyc-stage', '4'));
  await row.getByRole('link', { name: 'Go To Verify' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
  await expect(page.getByRole('heading', { name: 'KYC Verify' })).toBeVisible();
});

test('hints at the missing email on entering, and no longer once there is one, which its code confirms [A-107 A-477]', async ({
  page,
}) => {
  await openAsPlayer(page, '/s-account');
  await hintOf(page).getByRole('link', { name: 'Set email' }).click();
  await expect(page).toHaveURL(addressOf('/s-account/form/email'));
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await expect(hintOf(page)).toBeVisible();
  await hintOf(page).getByRole('link', { name: 'Set email' }).click();
  const email = `${freshPhone()}@perya.example`;
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Set email successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await expect(page.getByRole('link', { name: `Email ${email}` })).toBeVisible();
  await expect(hintOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: `Email ${email} Not confirmed` })).toBeVisible();
  await expect(hintOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: `Email ${email}` }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await firstBox(page).waitFor();
  await typeCode(page.getByRole('main'), await readCode(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your email address is confirmed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await expect(page.getByRole('link', { name: `Email ${email}`, exact: true })).toBeVisible();
});

test('offers no password inside the second mini-app, which has its own login [A-106 A-476]', async ({
  page,
}) => {
  await openAsPlayer(page, '/s-account');
  const password = page.getByRole('listitem').filter({ hasText: 'Login password' });
  await hintOf(page).getByRole('button', { name: 'Later' }).click();
  await expect(password.getByRole('link')).toBeVisible();
  await open(page, '/s-account?from=maya');
  await hintOf(page).getByRole('button', { name: 'Later' }).click();
  await expect(password).toHaveText('Login password');
  await expect(password.getByRole('link')).toHaveCount(0);
});

test('says what is wrong with an email [A-332 A-333]', async ({ page }) => {
  await openAsPlayer(page, '/s-account/form/email');
  const field = page.getByRole('textbox', { name: 'Email' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await field.fill('maria@perya');
  await field.blur();
  await expect(page.getByText('Email Address Error')).toBeVisible();
  await expect(save).toBeDisabled();
  await field.fill(`${'m'.repeat(20)}@perya.example`);
  await expect(page.getByText('Email Address maxLength is 30')).toBeVisible();
  await field.fill('maria@perya.example');
  await expect(save).toBeEnabled();
});

test('shows the handle and sets the nickname, which then stays for 90 days [A-114 A-336 A-478]', async ({
  page,
}) => {
  await openAsPlayer(page, '/s-account/form/username');
  await expect(
    page.getByText(
      'Your username is your unique credential. It can be changed only once within 90 days.',
    ),
  ).toBeVisible();
  const handle = page.getByPlaceholder('User Name(5-30)');
  await expect(handle).toHaveValue(/^u[0-9a-f]{12}$/);
  await expect(handle).not.toBeEditable();
  const field = page.getByPlaceholder('Nick Name(5-30)');
  const nickname = `Maria${freshPhone()}`;
  await field.fill(nickname);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Set username successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('link', { name: `Username ${nickname}` }).click();
  await expect(field).toBeDisabled();
  await expect(
    page.getByText(/You can change your username again on \w+ \d+, \d{4}\./),
  ).toBeVisible();
});

test('says what is wrong with a username [A-334 A-335]', async ({ page }) => {
  await openAsPlayer(page, '/s-account/form/username');
  const field = page.getByPlaceholder('Nick Name(5-30)');
  const save = page.getByRole('button', { name: 'Save' });
  for (const [typed, message] of [
    ['Mari', 'minLength is 5'],
    ['M'.repeat(31), 'maxLength is 30'],
    ['Maria Clara', 'Reg Error'],
  ] as const) {
    await field.fill(typed);
    await expect(page.getByText(message)).toBeVisible();
    await expect(save).toBeDisabled();
  }
});

test('tells of a failed change and goes back after 0.8 s, of a saved one after 1 s [A-423 A-424]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/detail\/update/);
  await page.clock.install();
  await openAsPlayer(page, '/s-account/form/email');
  await page.route('**/member/detail/update', (route) => route.abort());
  const failed = 'Internal Server Error';
  const fillAndSave = async (label: string, value: string) => {
    await page.getByRole('textbox', { name: label }).fill(value);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  // The first toast loads the toaster, which needs a running clock.
  await fillAndSave('Email', 'maria@perya.example');
  await expect(page.getByText(failed, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await page.clock.pauseAt(Date.now() + 60_000);
  const nickname = `Maria${freshPhone()}`;
  for (const [path, label, value, told, delayMs] of [
    ['/s-account/form/email', 'Email', 'maria@perya.example', failed, 800],
    ['/s-account/form/username', 'Nickname', nickname, failed, 800],
    ['/s-account/form/username', 'Nickname', nickname, 'Set username successfully', 1000],
  ] as const) {
    if (told !== failed) await page.unrouteAll();
    await goInside(page, path);
    await fillAndSave(label, value);
    await expect(page.getByText(told, { exact: true })).toBeVisible();
    await page.clock.runFor(delayMs - 1);
    await expect(page).toHaveURL(addressOf(path));
    await page.clock.runFor(1);
    await expect(page).toHaveURL(addressOf('/s-account'));
    await page.clock.runFor(60_000);
  }
});

test('tells the second player why a name cannot be theirs', async ({ page, browser }) => {
  test.slow();
  const nickname = `Lola${freshPhone()}`;
  for (const visitor of [page, await (await browser.newContext()).newPage()]) {
    await visitor.addInitScript(() => {
      if (origin !== 'null') sessionStorage.setItem('perya:v1:terms-gate', 'true');
    });
    await openAsPlayer(visitor, '/s-account/form/username');
    await visitor.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
    await visitor.getByRole('button', { name: 'Save' }).click();
    const told = visitor === page ? 'Set username successfully' : 'This name is already taken';
    await expect(visitor.getByText(told, { exact: true })).toBeVisible();
  }
});

test('reads the name of a form in any case [A-112 A-113]', async ({ page }) => {
  await openAsPlayer(page, '/s-account/form/username');
  for (const [path, title] of [
    ['/s-account/form/UserName', 'Set username'],
    ['/s-account/form/EMAIL', 'Set email'],
    ['/s-account/form/Phone', 'Phone number'],
  ] as const) {
    expect((await page.request.get(addressOf(path))).status()).toBe(200);
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

/** As the server answers a session whose last proof is older than five minutes. */
const proofRequired = {
  json: {
    status: false,
    data: 'Please show first that it is you',
    code: 'PROOF_REQUIRED',
    details: { kinds: ['code'] },
  },
};

test('changes the phone number by a code to the new one and a proof by the old one [A-314 A-315 A-452]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/sms/);
  await page.clock.install();
  const phone = await openAsPlayer(page, '/s-account/form/phone');
  const next = freshPhone();
  const masked = (number: string) => `+63 ${number.slice(0, 3)} **** ${number.slice(-3)}`;
  await expect(page.getByText(masked(phone))).toBeVisible();
  await expect(page.getByText('+63', { exact: true })).toBeVisible();
  const field = page.getByLabel('New phone number');
  const send = page.getByRole('button', { name: 'Send code' });
  await field.pressSequentially('817123456789');
  await expect(field).toHaveValue('81712345678');
  await send.click();
  await expect(page.getByText('Phone number Error')).toBeVisible();
  await field.fill(next);

  let asked = 0;
  await page.route('**/member/sms', (route) => {
    asked += 1;
    return route.abort();
  });
  await send.click();
  await expect(page.getByText('failed to send SMS', { exact: true })).toBeVisible();
  await send.click();
  expect(asked).toBe(1);
  await page.unrouteAll();
  await page.clock.fastForward(5000);
  await send.click();
  await firstBox(page).waitFor();
  await page.route('**/member/update/phone', (route) => route.fulfill(proofRequired), { times: 1 });
  await typeCode(page.getByRole('main'), await readCode(next));
  await page.getByRole('button', { name: 'Change the number' }).click();
  const sheet = page.getByRole('dialog', { name: 'Show that it is you' });
  await expect(sheet).toContainText(masked(phone));
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await firstBox(sheet).waitFor();
  await typeCode(sheet, await readCode(phone));
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your phone number is changed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await expect(page.getByText(masked(next))).toBeVisible();
  await expect(page.getByText(/withdrawals wait until \w+ \d+, \d{4}/)).toBeVisible();
});

test('offers four groups of four pictures, and the chosen one becomes the avatar [A-108 A-109 A-110]', async ({
  page,
}) => {
  await openAsPlayer(page, '/s-account/avatar');
  const groups = page.getByRole('main').getByRole('group');
  await expect(groups).toHaveCount(4);
  for (const [index, name] of ['illustrations', 'Women', 'Men', 'Sports'].entries()) {
    await expect(groups.nth(index)).toContainText(name);
    await expect(groups.nth(index).getByRole('radio')).toHaveCount(4);
  }
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeDisabled();
  await page.getByRole('radio', { name: 'Sports 3' }).check();
  await confirm.click();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await page.getByRole('button', { name: 'Later' }).click();
  const avatar = page.getByRole('link', { name: 'Avatar' }).locator('img');
  await expect(avatar).toHaveAttribute('src', /files\/avatars\/\d+\//);
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("takes a picture of the player's own", async ({ page }) => {
  await openAsPlayer(page, '/s-account/avatar');
  await page.getByLabel('Upload a picture of your own').setInputFiles(ownPicture);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await page.getByRole('button', { name: 'Later' }).click();
  const avatar = page.getByRole('link', { name: 'Avatar' }).locator('img');
  await expect(avatar).toHaveAttribute('src', /files\/avatars\/\d+\//);
});

test('says that a picture could not be fetched or sent [A-394 A-416]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/men-1-256\.webp|oss\/upload/);
  await openAsPlayer(page, '/s-account/avatar');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await page.getByRole('radio', { name: 'Men 1', exact: true }).check();
  await page.route('**/men-1-256.webp', (route) => route.abort());
  await confirm.click();
  await expect(
    page.getByText('Failed to convert image URL to file', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/men-1-256.webp');
  await page.route('**/member/oss/upload', (route) => route.abort());
  await confirm.click();
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-account/avatar'));
});

test('refuses a file that is no picture', async ({ page, expectProblem }, testInfo) => {
  // The recorder of the trace asks for the preview by itself, which the page's policy forbids it.
  expectProblem(/blob:/);
  const file = testInfo.outputPath('me.png');
  await writeFile(file, 'not a picture');
  await openAsPlayer(page, '/s-account/avatar');
  await page.getByLabel('Upload a picture of your own').setInputFiles(file);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
});

test('has nothing wrong on any page of it', async ({ page }) => {
  test.slow();
  await signIn(page.context());
  for (const path of ['', '/avatar', '/form/username', '/form/email', '/form/phone', '/security']) {
    await open(page, `/s-account${path}`);
    if (path === '') await expect(hintOf(page)).toBeVisible();
    if (path === '/security') await page.getByText('This device').waitFor();
    expect(await faultsInBothThemes(page), path).toEqual([]);
  }
});
