import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { tapMask } from '../page/tap-mask.ts';
import { expect, test } from '../page/test.ts';
import { askForCode, firstBox, loginSheet, typeCode } from './log-in.ts';
import { appCode, elsewhere, freshPhone, readCode, wrongCode } from './player.ts';
import { playerWithStatus } from './player-with-status.ts';

const tooMany = 'the maximum number of code attempts has been exceeded. Please try again later';

async function openSheet(page: Page, path = '/'): Promise<void> {
  await open(page, path);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(loginSheet(page)).toBeVisible();
}

function payload(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Puts a text where the cursor stands, as the keyboard of a phone does with a code that came by SMS. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const pasted = new DataTransfer();
    pasted.setData('text', given);
    const event = { clipboardData: pasted, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}

test('logs in by code in the sheet and registers a new phone [A-004 A-083 A-086 A-087 A-090 A-093 A-263 A-267 A-268 A-272 A-343 M-194 M-197 M-198 M-277 M-294]', async ({
  page,
}) => {
  const phone = freshPhone();
  await openSheet(page, '/forgetPassword');
  const sheet = loginSheet(page);
  const field = sheet.getByLabel('Phone number');
  await expect(sheet.getByRole('button', { name: 'Send code' })).toBeDisabled();
  await field.pressSequentially(phone);
  await expect(field).toHaveValue(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`);
  await sheet.getByRole('button', { name: 'I agree' }).click();
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(sheet.getByRole('textbox', { name: /^Digit/ })).toHaveCount(6);
  await typeCode(sheet, await readCode(phone));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Wallet: ₱0.00' })).toBeVisible();
  // A new player proves who they are first.
  await expect(page).toHaveURL(addressOf('/s-kyc'));
});

test('judges phone, terms and code, takes digits as they are typed, pasted or deleted, goes back a step, and locks after too many wrong codes [A-088 A-089 A-091 A-092 A-094 A-095 A-096 A-097 A-273 A-274 A-275 A-278 A-280 A-316 A-317 A-318 A-319 A-320 A-322 A-339 A-340 A-342 A-433 A-434 A-435 A-438 A-440 A-450 A-474 M-003 M-193 M-195 M-196 M-200 M-278 M-280 M-281 M-282 M-283 M-285 M-287 M-288 M-292 M-293 M-413 M-416 M-417 M-444]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/sms|Failed to load resource/);
  await openSheet(page);
  const sheet = loginSheet(page);
  const field = sheet.getByLabel('Phone number');
  const send = sheet.getByRole('button', { name: 'Send code' });

  await test.step('shapes and judges the phone number', async () => {
    const country = sheet.getByLabel('Country code');
    await expect(country).toBeDisabled();
    await expect(country).toHaveValue('+63');
    await expect(country.getByRole('option')).toHaveText([
      '+63',
      '+64',
      '+65',
      '+66',
      '+67',
      '+68',
      '+69',
    ]);
    await field.focus();
    await field.blur();
    await expect(sheet).toContainText('Phone number is required');
    await field.pressSequentially('1171');
    await expect(field).toHaveValue('917 1');
    await field.blur();
    await expect(sheet).toContainText("Sorry, it's not a valid phone number, should be 10 digits");
    expect(await faultsInBothThemes(page)).toEqual([]);
    await field.clear();
    await field.pressSequentially('0917123456789');
    await expect(field).toHaveValue('0917 123 4567');
    await field.clear();
    await field.pressSequentially('917123456789');
    await expect(field).toHaveValue('917 123 4567');
    await field.clear();
    await paste(page, 'call (917) 765-4321');
    await expect(field).toHaveValue('917 765 4321');
    await expect(send).toBeEnabled();
  });

  const first = freshPhone();
  await test.step('does not send a code before the terms are agreed to', async () => {
    await expect(sheet).toContainText(
      'You need to agree to the Terms of Use and Privacy Policy to login Perya',
    );
    await field.fill(first);
    await send.click();
    await expect(sheet).toContainText('You must agree to the terms and conditions');
    await expect(firstBox(sheet)).toHaveCount(0);
    await sheet.getByRole('button', { name: 'I agree' }).click();
    await expect(sheet).not.toContainText('You must agree to the terms and conditions');
    await expect(sheet.getByRole('checkbox')).toBeChecked();
  });

  await test.step('says so when nothing can be sent', async () => {
    await page.route('**/member/sms', (route) => route.abort());
    await send.click();
    await expect(sheet).toContainText('Failed to send OTP');
    await page.unroute('**/member/sms');
  });

  await test.step('says what is wrong with the code when the boxes are left', async () => {
    await send.click();
    await expect(sheet.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await sheet.getByText('Enter the 6-digit code').click();
    await expect(sheet).toContainText('Please enter the code');
    await typeCode(sheet, '123');
    await expect(sheet).not.toContainText('Please enter the code');
    await sheet.getByText('Enter the 6-digit code').click();
    await expect(sheet).toContainText('Please enter the correct code');
  });

  await test.step('goes back from the code to the phone, and between code and password', async () => {
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(field).toBeVisible();
    await sheet.getByRole('button', { name: 'Login With Password' }).click();
    await expect(sheet.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(field).toHaveValue(/^9/);
    await sheet.getByRole('button', { name: 'Login With Code' }).click();
    await expect(send).toBeEnabled();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('clears a wrong code and locks after too many', async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    const phone = freshPhone();
    await askForCode(sheet, phone);
    const wrong = wrongCode(await readCode(phone));
    await typeCode(sheet, wrong);
    await expect(sheet).toContainText('Invalid code');
    await expect(firstBox(sheet)).toHaveValue('');
    await expect(firstBox(sheet)).toBeFocused();
    for (let tries = 2; tries <= 5; tries += 1) {
      const answered = page.waitForResponse('**/member/otp/login');
      await typeCode(sheet, wrong);
      await answered;
      await expect(firstBox(sheet)).toHaveValue('');
      await expect(firstBox(sheet)).toBeEnabled();
    }
    await expect(sheet).toContainText(tooMany);
    await expect(
      sheet.getByRole('button', { name: /^Resend Code in (30:00|29:5\d)$/ }),
    ).toBeDisabled();
    await sheet.getByRole('button', { name: 'Reset phone number' }).click();
    await send.click();
    await expect(sheet).toContainText(tooMany);
  });

  await test.step('lets the boxes be stepped back in, cleared by whatever deletes a digit, and pasted into', async () => {
    const phone = freshPhone();
    await field.fill(phone);
    await send.click();
    const boxes = sheet.getByRole('textbox', { name: /^Digit/ });
    const values = () =>
      boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type('12');
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(boxes.nth(1)).toBeFocused();
    expect(await values()).toEqual(['1', '2', '', '', '', '']);
    await page.keyboard.press('Backspace');
    await expect(boxes.first()).toBeFocused();
    const empty = ['', '', '', '', '', ''];
    expect(await values()).toEqual(empty);
    for (const key of ['Delete', 'ControlOrMeta+x']) {
      await page.keyboard.type('123');
      await boxes.nth(1).focus();
      await page.keyboard.press(key);
      await expect(boxes.first()).toBeFocused();
      expect(await values(), key).toEqual(empty);
    }
    const code = await readCode(phone);
    await boxes.nth(2).focus();
    await paste(page, ` ${code} `);
    await expect(sheet).toHaveCount(0);
  });
});

test('sends another code after 30 s, and the code by itself 200 ms after its last digit [A-093 A-098 A-277 A-436 A-437 A-450 M-198 M-199 M-414 M-415 M-444]', async ({
  page,
  expectProblem,
}) => {
  const phone = freshPhone();
  await page.clock.install();
  await openSheet(page);
  const sheet = loginSheet(page);
  const sent = page.waitForResponse('**/member/sms');
  await askForCode(sheet, phone);
  const answer = await (await sent).body();
  await expect(sheet.getByRole('button', { name: /^Resend Code in (30|2\d)$/ })).toBeDisabled();
  await page.clock.fastForward(32_000);
  const resend = sheet.getByRole('button', { name: 'Resend Code', exact: true });
  await expect(resend).toBeEnabled();

  expectProblem(/member\/sms|Failed to load resource/);
  await page.route('**/member/sms', (route) => route.abort());
  await resend.click();
  await expect(sheet).toContainText('Failed to login');
  await page.unroute('**/member/sms');

  // The server's clock has not moved, and it would refuse: here it answers as it did at first.
  await page.route('**/member/sms', (route) =>
    route.fulfill({ contentType: 'application/cbor', body: answer }),
  );
  await resend.click();
  await expect(sheet).toContainText('otp code sent.');
  await expect(sheet.getByRole('button', { name: /^Resend Code in/ })).toBeDisabled();
  const code = await readCode(phone);
  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/member/otp/login')) logins.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await typeCode(sheet, code);
  await page.clock.runFor(199);
  expect(logins).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => logins.length).toBe(1);
  await page.clock.resume();
  await expect(sheet).toHaveCount(0);
});

test('logs in by code and by password on pages of their own, in either language, and goes home [A-004 A-023 A-024 A-083 A-269 A-328 A-329 A-330 A-344 A-439 M-289 M-290 M-294 M-418]', async ({
  page,
  context,
  expectProblem,
}) => {
  const phone = await playerWithStatus('fully_kyc', { password: 'Mango12345' });
  const main = page.getByRole('main');

  await test.step('speaks Tagalog', async () => {
    await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
    await open(page, '/login');
    await main.getByLabel('Phone number').fill('917');
    await main.getByLabel('Phone number').blur();
    await expect(main).toContainText('Paumanhin, hindi tama ang phone number, dapat 10 digit');
    await expect(main.getByRole('button', { name: 'Mag-login Gamit ang Password' })).toBeVisible();
    await context.clearCookies({ name: 'perya_lang' });
  });

  await test.step('logs in by password', async () => {
    await open(page, '/loginPassword');
    const password = main.getByLabel('Password', { exact: true });
    const submit = main.getByRole('button', { name: 'Log in' });
    await main.getByLabel('Phone number').fill(phone);
    await password.focus();
    await password.blur();
    await expect(main).toContainText('Password is required');
    await password.fill('onlyletters');
    await password.blur();
    await expect(main).toContainText(
      'Invalid password, only allow 8-20 characters, including letters and numbers',
    );
    await password.clear();
    await password.pressSequentially('Wrong12345Wrong12345more');
    await expect(password).toHaveValue('Wrong12345Wrong12345');
    await expect(submit).toBeDisabled();
    await main.getByRole('button', { name: 'I agree' }).click();
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(main).toContainText('The phone number or the password is wrong');

    expectProblem(/member\/login|Failed to load resource/);
    await page.route('**/member/login', (route) => route.abort());
    await submit.click();
    await expect(main).toContainText('Failed to login');
    await page.unroute('**/member/login');

    await password.fill('Mango12345');
    await main.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await submit.click();
    await expect(page).toHaveURL(addressOf('/'));
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  });

  await test.step('logs the same phone in by code', async () => {
    await page.evaluate(() => localStorage.clear());
    await open(page, '/login');
    await askForCode(main, phone);
    await main.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByLabel('Phone number')).toBeVisible();
    await main.getByRole('button', { name: 'Send code' }).click();
    await main.getByRole('button', { name: 'Reset phone number' }).click();
    await main.getByRole('button', { name: 'Send code' }).click();
    await firstBox(main).waitFor();
    await typeCode(main, await readCode(phone));
    await expect(page).toHaveURL(addressOf('/'));
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  });
});

test('opens by the address at the step that it names, and logs in by password there [A-084 A-085 A-473 M-197]', async ({
  page,
}) => {
  const phone = await playerWithStatus('fully_kyc', { password: 'Mango12345' });
  const named = payload({ step: 'login-password', data: { phone } });
  const sheet = loginSheet(page);
  await open(page, '/?action=login');
  await expect(sheet.getByRole('button', { name: 'Send code' })).toBeVisible();
  await open(page, `/login?action=login&payload=${named}`);
  await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await open(page, `/?action=login&payload=${named}`);
  await expect(sheet.getByLabel('Phone number')).toHaveValue(/^9\d\d \d{3} \d{4}$/);
  await sheet.getByLabel('Password', { exact: true }).fill('Mango12345');
  await sheet.getByRole('button', { name: 'I agree' }).click();
  await sheet.getByRole('button', { name: 'Log in' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Wallet: ₱0.00' })).toBeVisible();
  // Nothing of the overlay is left to open it again.
  await expect(page).toHaveURL(addressOf('/'));
});

test('a tap on the mask steps back from the code to the phone, which is still there, and closes from there; Escape does neither [A-072 A-073 M-034]', async ({
  page,
}) => {
  const phone = freshPhone();
  await open(page, '/?action=login');
  const sheet = loginSheet(page);
  await askForCode(sheet, phone);
  await page.keyboard.press('Escape');
  await expect(firstBox(sheet)).toBeVisible();
  await tapMask(page);
  await expect(firstBox(sheet)).toHaveCount(0);
  await expect(sheet.getByLabel('Phone number')).toHaveValue(/\d/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await tapMask(page);
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('/'));
});

test('asks for the authenticator code on a new device, and takes a recovery code instead', async ({
  page,
}) => {
  const phone = freshPhone();
  const player = elsewhere();
  await player.register(phone, 'Mango12345');
  const { secret, recovery } = await player.switchAppOn();
  await open(page, '/loginPassword');
  const main = page.getByRole('main');
  await main.getByLabel('Phone number').fill(phone);
  await main.getByLabel('Password', { exact: true }).fill('Mango12345');
  await main.getByRole('button', { name: 'I agree' }).click();
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main).toContainText('This device is new.');
  await typeCode(main, wrongCode(appCode(secret, 1)));
  await expect(main).toContainText('Invalid code');
  await main.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = main.getByLabel('Recovery code');
  await expect(field).toBeFocused();
  await field.fill(recovery.slice(0, 7));
  await expect(main.getByRole('button', { name: 'Log in' })).toBeDisabled();
  await field.fill(`${recovery.slice(0, 4)} ${recovery.slice(4)}`.toLowerCase());
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
});
