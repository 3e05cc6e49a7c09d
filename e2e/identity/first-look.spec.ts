import type { Page } from '@playwright/test';
import { addressOf, open, untilAlive } from '../page/open.ts';
import { proceedThroughGate } from '../page/pass-gate.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { freshPhone } from './player.ts';

/** Keeps the app from starting, as on a slow line, until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('whoever is logged in sees no guest’s head while the app starts, and a visitor sees no player’s', async ({
  page,
  context,
}) => {
  await signIn(context);
  await context.addCookies([{ name: 'perya_player', value: '1', url: addressOf('/') }]);
  const release = await holdScripts(page);
  await page.goto(addressOf('/'), { waitUntil: 'commit' });
  const logIn = page.locator('.login-link');
  const tools = page.locator('.bar-tools');
  await expect(tools).toBeVisible();
  await expect(logIn).toBeHidden();
  // The place of the balance.
  expect(
    await tools.evaluate((each) => getComputedStyle(each, '::before').getPropertyValue('height')),
  ).toBe('44px');
  release();
  await untilAlive(page);
  await expect(page.getByRole('link', { name: /^Wallet: / })).toBeVisible();
  await expect(logIn).toHaveCount(0);

  // A logout takes the mark away.
  await open(page, '/my');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await proceedThroughGate(page);
  await expect(logIn).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('perya_player');
});

test('a login is remembered for the next page, and a mark without a login is taken away', async ({
  page,
  context,
}) => {
  const marks = async () =>
    (await context.cookies()).filter(({ name }) => name === 'perya_player').length;
  await context.addCookies([{ name: 'perya_player', value: '1', url: addressOf('/') }]);
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(marks).toBe(0);
  await signIn(context);
  await open(page, '/');
  await expect.poll(marks).toBe(1);
});

test('what is typed before the app is alive is kept', async ({ page }) => {
  const phone = freshPhone();
  const release = await holdScripts(page);
  await page.goto(addressOf('/login'), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const field = main.getByLabel('Phone number');
  await field.fill(phone);
  release();
  await untilAlive(page);
  await expect(field).toHaveValue(`${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`);
  await expect(main.getByRole('button', { name: 'Send code' })).toBeEnabled();
});
