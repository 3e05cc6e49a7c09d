import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open, tabs, untilAlive } from '../page/open.ts';
import { tapMask } from '../page/tap-mask.ts';
import { expect, test } from '../page/test.ts';
import { logInByCode, loginSheet } from './log-in.ts';
import { playerWithStatus } from './player-with-status.ts';

test('the login says why it was opened and that newcomers sign up the same way, leads to what is read without it, and then to what was wanted [M-464]', async ({
  page,
}) => {
  await open(page, '/');
  const sheet = loginSheet(page);

  await test.step('a guarded tab', async () => {
    await untilAlive(page, tabs);
    await page.getByRole('link', { name: 'Filcoins', exact: true }).click();
    await expect(sheet).toContainText('Log in to collect your Filcoins.');
    await expect(sheet.getByText('Sign up', { exact: true })).toBeVisible();
    for (const [name, path] of [
      ['Help center', '/my/helpcenter'],
      ['FAQ', '/docs/faq'],
      ['Responsible gaming', '/responsible-gaming'],
    ] as const) {
      await expect(sheet.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    expect(await faultsInBothThemes(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Login With Password' }).click();
    await expect(sheet).toContainText('Log in to collect your Filcoins.');
    await expect(sheet.getByText('Sign up', { exact: true })).toHaveCount(0);
    await tapMask(page);
    await expect(sheet).toHaveCount(0);
  });

  await test.step('nothing but the login', async () => {
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(sheet.getByText('Sign up', { exact: true })).toBeVisible();
    await expect(sheet).not.toContainText('Log in to ');
    await tapMask(page);
    await expect(sheet).toHaveCount(0);
  });

  await test.step('the word that newcomers look for, beneath the games', async () => {
    await page.getByRole('region', { name: 'New here?' }).getByRole('button').click();
    await expect(sheet.getByLabel('Phone number')).toBeFocused();
    await tapMask(page);
    await expect(sheet).toHaveCount(0);
  });

  await test.step('an address behind the guard, and where it leads', async () => {
    await open(page, '/');
    await page.goto(addressOf('/welfare'));
    await expect(sheet).toContainText('Log in to collect your rewards.');
    await logInByCode(sheet, await playerWithStatus('fully_kyc'));
    await expect(page).toHaveURL(addressOf('/welfare'));
  });
});

test('the reason fits on the narrowest phone in Tagalog', async ({ page, context }) => {
  await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  await page.locator('.nav-tab').nth(1).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Mag-login para makuha ang Filcoins mo.');
  const over = await sheet.evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(over).toBe(0);
});
