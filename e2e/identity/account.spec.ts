import { updateDetail } from '@perya/contract/identity/calls/account';
import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { routeOnce } from '../page/route-once.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { firstBox, typeCode } from './log-in.ts';
import { openAsPlayer } from './open-as-player.ts';
import { elsewhere, freshPhone, readCode } from './player.ts';
import { playerWithStatus, setStatus } from './player-with-status.ts';
import { showProof } from './show-proof.ts';

const hintOf = (page: Page) => page.getByRole('dialog', { name: 'Your email is not set' });

test('shows and changes name, email and password, each by its own form, and hints at the missing email [A-035 A-104 A-105 A-106 A-107 A-112 A-113 A-114 A-332 A-333 A-334 A-335 A-336 A-476 A-477 A-478 M-003]', async ({
  page,
}) => {
  const phone = await openAsPlayer(page, '/s-account');
  const field = page.getByRole('textbox', { name: 'Email' });
  const nickname = page.getByPlaceholder('Nick Name(5-30)');
  const save = page.getByRole('button', { name: 'Save' });
  const password = page.getByRole('listitem').filter({ hasText: 'Login password' });

  await test.step('shows what is known, and leads back to the user centre', async () => {
    await expect(hintOf(page)).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await hintOf(page).getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      /^Avatar/,
      /^Username[a-z0-9]+/,
      /^ID\d+/,
      /^KYCGo To Verify/,
      /^Login passwordNot set/,
      new RegExp(`^Phone number\\+63 ${phone.slice(0, 3)} \\*{4} ${phone.slice(-3)}`),
      /^EmailNot set/,
      /^Security/,
      /^Your dataDownload/,
      /^Privacy requests/,
      /^Close the account/,
    ]);
    await expect(password.getByRole('link')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(addressOf('/my'));
  });

  await test.step('reads the name of a form in any case', async () => {
    for (const [path, title] of [
      ['/s-account/form/Phone', 'Phone number'],
      ['/s-account/form/EMAIL', 'Set email'],
      ['/s-account/form/UserName', 'Set username'],
    ] as const) {
      expect((await page.request.get(addressOf(path))).status()).toBe(200);
      await goInside(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  await test.step('hints at the missing email on entering, and says what is wrong with one', async () => {
    await goInside(page, '/s-account');
    await hintOf(page).getByRole('link', { name: 'Set email' }).click();
    await expect(page).toHaveURL(addressOf('/s-account/form/email'));
    await expect(save).toBeDisabled();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await field.fill('maria@perya');
    await field.blur();
    await expect(page.getByText('Email Address Error')).toBeVisible();
    await expect(save).toBeDisabled();
    await field.fill(`${'m'.repeat(20)}@perya.example`);
    await expect(page.getByText('Email Address maxLength is 30')).toBeVisible();
    await field.fill('maria@perya.example');
    await expect(save).toBeEnabled();
    await page.getByRole('link', { name: 'Back to the account' }).click();
    await expect(hintOf(page)).toBeVisible();
  });

  await test.step('hints no longer once there is one, which its code confirms', async () => {
    await hintOf(page).getByRole('link', { name: 'Set email' }).click();
    const email = `${freshPhone()}@perya.example`;
    await field.fill(email);
    await save.click();
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
    await showProof(page, phone);
    await expect(page.getByText('Your email address is confirmed', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the account' }).click();
    await expect(page.getByRole('link', { name: `Email ${email}`, exact: true })).toBeVisible();
  });

  await test.step('says what is wrong with a username', async () => {
    await page.getByRole('link', { name: 'Username' }).click();
    await expect(nickname).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    for (const [typed, message] of [
      ['Mari', 'minLength is 5'],
      ['M'.repeat(31), 'maxLength is 30'],
      ['Maria Clara', 'Reg Error'],
    ] as const) {
      await nickname.fill(typed);
      await expect(page.getByText(message)).toBeVisible();
      await expect(save).toBeDisabled();
    }
  });

  await test.step('shows the handle and sets the nickname, which then stays for 90 days', async () => {
    await expect(
      page.getByText(
        'Your username is your unique credential. It can be changed only once within 90 days.',
      ),
    ).toBeVisible();
    const handle = page.getByPlaceholder('User Name(5-30)');
    await expect(handle).toHaveValue(/^u[0-9a-f]{12}$/);
    await expect(handle).not.toBeEditable();
    const name = `Maria${freshPhone()}`;
    await nickname.fill(name);
    await save.click();
    await expect(page.getByText('Set username successfully', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(addressOf('/s-account'));
    await page.getByRole('link', { name: `Username ${name}` }).click();
    await expect(nickname).toBeDisabled();
    await expect(
      page.getByText(/You can change your username again on \w+ \d+, \d{4}\./),
    ).toBeVisible();
  });

  await test.step('offers no password inside the second mini-app, which has its own login', async () => {
    await open(page, '/s-account?from=maya');
    await expect(password).toHaveText('Login password');
    await expect(password.getByRole('link')).toHaveCount(0);
  });
});

test('leads to the identity check where there is something to do, from its beginning where nothing was submitted [A-215 A-216 A-217 A-218 A-219]', async ({
  page,
  context,
}) => {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: /^KYC/ });
  const phone = await playerWithStatus('basic_account');
  await signIn(context, { phone });
  for (const [status, words, control] of [
    ['basic_account', 'Go To Verify', 1],
    ['under_review', 'Under review', 0],
    ['rejected', 'Rejected', 1],
    ['frozen', 'Frozen', 1],
    ['fully_kyc', 'Verified', 0],
    ['unset', 'Go To Verify', 1],
  ] as const) {
    await setStatus(phone, status);
    await page.goto(addressOf('/s-account'));
    await hintOf(page).getByRole('button', { name: 'Later' }).click();
    await expect(row).toContainText(words);
    await expect(row.getByRole('link')).toHaveCount(control);
  }
  await page.evaluate(() => localStorage.setItem('perya:v1:kyc-stage', '4'));
  await row.getByRole('link', { name: 'Go To Verify' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
  await expect(page.getByRole('heading', { name: 'KYC Verify' })).toBeVisible();
});

test('tells of a failed change and goes back after 0.8 s, of a saved one after 1 s [A-423 A-424]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/detail\/update/);
  const taken = `Lola${freshPhone()}`;
  const other = elsewhere();
  await other.register(freshPhone());
  await other.client.call(updateDetail, { nickname: taken });
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
    ['/s-account/form/username', 'Nickname', taken, 'This name is already taken', 800],
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

/** As the server answers a session whose last proof is older than five minutes. */
const proofRequired = {
  json: {
    status: false,
    data: 'Please verify first that it is you',
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
  expect(await faultsInBothThemes(page)).toEqual([]);
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
  await routeOnce(page, '**/member/update/phone', (route) => route.fulfill(proofRequired));
  await typeCode(page.getByRole('main'), await readCode(next));
  await page.getByRole('button', { name: 'Change the number' }).click();
  const sheet = page.getByRole('dialog', { name: 'Verify that it is you' });
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
