import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { firstBox, typeCode } from './log-in.ts';
import { openAsPlayer } from './open-as-player.ts';
import { appCode, elsewhere, freshPhone, readCode, wrongCode } from './player.ts';

const oldPassword = 'Mango12345';
const newPassword = 'Papaya6789';
const nextPassword = 'Calamansi42';

async function setNewPassword(page: Page, password = newPassword): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

async function expectPassword(phone: string, password: string): Promise<void> {
  const answer = await fetch(addressOf('/member/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  expect(await answer.json()).toMatchObject({ status: true });
}

test('creates the first password, judged by the rule, without any proof after a login by code; by the app where the player has one [A-115 A-283 A-326 A-327 A-329 A-330 A-331 A-426 A-453]', async ({
  page,
}) => {
  const phone = freshPhone();
  await openAsPlayer(page, '/s-account/form/password', phone);
  await expect(page.getByRole('heading', { name: 'Create Login password' })).toBeVisible();
  const field = page.getByLabel('New password');
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(page.getByText('8-20 characters')).toBeVisible();
  await expect(page.getByText('1 letter and 1 number')).toBeVisible();
  await field.focus();
  await field.blur();
  await expect(page.getByText('Password is required')).toBeVisible();
  await field.fill('abc123');
  await field.blur();
  await expect(page.getByText('Password minLength is 8, maxLength is 20')).toBeVisible();
  await field.fill('onlyletters');
  await expect(page.getByText('must contain at least 1 letter and 1 number')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await field.clear();
  await field.pressSequentially('abcdefghij1234567890more');
  await expect(field).toHaveValue('abcdefghij1234567890');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/member/password/update')) asked += 1;
  });
  await field.fill('password123');
  await confirm.click();
  await expect(page.getByText('Set Password Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('This password is too easy to guess')).toBeVisible();
  await field.fill(newPassword);
  await expect(confirm).toBeDisabled();
  expect(asked).toBe(1);
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(page.getByText('Set Password Success', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(addressOf('/s-account'));
  await expectPassword(phone, newPassword);
});

test('asks for the authenticator code where the player has one', async ({ page }) => {
  const phone = freshPhone();
  await openAsPlayer(page, '/s-account/form/password', phone);
  const player = elsewhere();
  await player.login(phone);
  const { secret } = await player.switchAppOn();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Authenticator code' })).toBeVisible();
  await page.getByLabel('New password').fill(newPassword);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  // The code of this half minute was used to switch the app on.
  await typeCode(page.getByRole('main'), appCode(secret, 1));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Set Password Success', { exact: true })).toBeVisible();
});

test('changes the password by the old one or by a code, and leads back where nothing was proved, whatever the case of the address [A-111 A-112 A-113 A-116 A-276 A-281 A-282 A-284 A-340 A-425 A-427 A-430 A-431 A-440 A-450 A-454]', async ({
  page,
}) => {
  const phone = freshPhone();
  await elsewhere().register(phone, oldPassword);
  await page.clock.install();
  await openAsPlayer(page, '/s-account/form/VERIFY', phone);

  await test.step('leads back where nothing was proved', async () => {
    await expect(page).toHaveURL(addressOf('/s-account'));
    await goInside(page, '/s-account/form/Password');
    await expect(page).toHaveURL(addressOf('/s-account/verifytype'));
    await goInside(page, '/s-account/form/VerifyPassword');
    await expect(page.getByLabel('Current password')).toBeVisible();
    await goInside(page, '/forgetPassword/verify/verifypassword');
    await expect(page).toHaveURL(addressOf('/forgetPassword'));
  });

  await test.step('changes it by the old one', async () => {
    await goInside(page, '/s-account/verifytype');
    await page.getByRole('button', { name: 'With your current password' }).click();
    await expect(page).toHaveURL(addressOf('/s-account/form/verifypassword'));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await page.getByLabel('Current password').fill('Wrong12345');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Invalid old password', { exact: true })).toBeVisible();
    await page.clock.fastForward(5000);
    await page.getByLabel('Current password').fill(oldPassword);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await setNewPassword(page, 'password123');
    await expect(page.getByText('Update Password Failed', { exact: true })).toBeVisible();
    await page.clock.fastForward(5000);
    await setNewPassword(page);
    await expect(page.getByText('Update Password Success', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(addressOf('/s-account'));
    await expectPassword(phone, newPassword);
  });

  await test.step('changes it by a code', async () => {
    await goInside(page, '/s-account/verifytype');
    const method = page.getByRole('button', { name: 'With a code by SMS' });
    await method.waitFor();
    // Ahead of the server, whose later moment would count otherwise.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
    await method.click();
    await expect(page).toHaveURL(addressOf('/s-account/form/verify'));
    const resend = page.getByRole('button', { name: /^(Resend|Send) code/ });
    await expect(resend).toHaveText('Resend code 60');
    await expect(resend).toBeDisabled();
    // The first toast loads the toaster, which needs a running clock.
    await page.clock.resume();
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expect(page.getByText('Missing verification code', { exact: true })).toBeVisible();
    await expect(page.getByText('Please enter the code', { exact: true })).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const code = await readCode(phone);
    await typeCode(page.getByRole('main'), wrongCode(code));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('main').getByText('Please enter the correct code')).toBeVisible();
    await expect(page.getByText('Please enter the correct code', { exact: true })).toHaveCount(2);
    await expect(firstBox(page)).toHaveValue('');
    await page.clock.runFor(1999);
    await expect(next).toBeDisabled();
    await page.clock.runFor(1);
    await expect(next).toBeEnabled();
    const left = Number(/\d+$/.exec((await resend.textContent()) ?? '')?.[0]);
    await page.clock.runFor((left - 1) * 1000);
    await expect(resend).toHaveText('Resend code 1');
    await page.clock.runFor(1000);
    await expect(resend).toHaveText('Send code');
    await expect(resend).toBeEnabled();
    await typeCode(page.getByRole('main'), code);
    await next.click();
    await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
    await setNewPassword(page, nextPassword);
    await expect(page.getByText('Update Password Success', { exact: true })).toBeVisible();
    await expectPassword(phone, nextPassword);
  });
});

test('resets a forgotten password by phone, or by email with a code to a proved address [A-099 A-100 A-101 A-102 A-103 A-376 A-428 A-429 A-475 M-003]', async ({
  page,
}) => {
  const phone = freshPhone();
  const email = `p${phone}@perya.ph`;
  const player = elsewhere();
  await player.register(phone, oldPassword);
  await player.proveEmail(email);
  const expectNoFault = async () => expect(await faultsInBothThemes(page)).toEqual([]);

  await test.step('by phone', async () => {
    await open(page, '/loginPassword');
    await expectNoFault();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL(/\/forgetPassword\/?$/);
    await expect(page.getByRole('button', { name: 'By phone' })).toBeVisible();
    await expectNoFault();
    await page.getByRole('button', { name: 'By phone' }).click();
    await expect(page).toHaveURL(addressOf('/forgetPassword/verify/phone'));
    await expect(page.getByText('+63', { exact: true })).toBeVisible();
    await expectNoFault();
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL(addressOf('/forgetPassword/verify/verify'));
    await typeCode(page.getByRole('main'), await readCode(phone));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(addressOf('/forgetPassword/verify/verifypassword'));
    await setNewPassword(page, 'password123');
    await expect(page.getByText('faied to reset password', { exact: true })).toBeVisible();
    await setNewPassword(page);
    await expect(page.getByText('success to reset password', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(addressOf('/'));
    await expectPassword(phone, newPassword);
  });

  await test.step('by email', async () => {
    await goInside(page, '/forgetPassword');
    await page.getByRole('button', { name: 'By email' }).click();
    await page.getByLabel('Email address').fill('nobody');
    await page.getByLabel('Email address').blur();
    await expect(page.getByText('Email Address Error')).toBeVisible();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL(addressOf('/forgetPassword/verify/verify'));
    await typeCode(page.getByRole('main'), await readCode(email));
    await page.getByRole('button', { name: 'Next' }).click();
    await setNewPassword(page, nextPassword);
    await expect(page).toHaveURL(addressOf('/'));
    await expectPassword(phone, nextPassword);
  });

  await goInside(page, '/login');
  await expect(page.getByRole('main').getByLabel('Phone number')).toBeVisible();
  await expectNoFault();
});

test('says in the words of each page that a code was not sent, and sends none where no number is known [A-279 A-280 A-421 A-422]', async ({
  page,
  expectProblem,
}) => {
  const phone = freshPhone();
  await elsewhere().register(phone, oldPassword);
  await openAsPlayer(page, '/s-account/verifytype', phone);
  expectProblem(/member\/sms|Failed to load resource/);
  await page.route('**/member/sms', (route) => route.abort());
  await page.getByRole('button', { name: 'With a code by SMS' }).click();
  await expect(page.getByText('failed to send sms!', { exact: true })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/member/detail', async (route) => {
    const answer = await route.fetch({
      headers: { ...route.request().headers(), accept: 'application/json' },
    });
    const { data } = await answer.json();
    return route.fulfill({ json: { status: true, data: { ...data, phone: '' } } });
  });
  await page.evaluate(() => localStorage.removeItem('perya:v1:profile'));
  await open(page, '/s-account/verifytype');
  await page.getByRole('button', { name: 'With a code by SMS' }).click();
  await expect(page.getByText('Phone number is not available.', { exact: true })).toBeVisible();
  expect(asked).not.toContain('/member/sms');
  await open(page, '/forgetPassword/verify/phone');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('failed to send SMS', { exact: true })).toBeVisible();
});
