import { createHash, randomBytes } from 'node:crypto';
import { invitationPath } from '@perya/contract/staff/invitation-link';
import type { Page } from '@playwright/test';
import { appCode } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { bringPasskeyDevice } from '../page/passkey-device.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

const password = 'quiet harbour lantern 7';

/** An invitation as the operator's command writes it. */
async function invite(email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `with made as (
       insert into staff.account (email, name, role) values ('${email}', 'Nena Cruz', 'support') returning id
     )
     insert into staff.invitation (token_hash, staff_id, expires_at)
     select '\\x${hash}', id, now() + interval '1 hour' from made`,
  );
  return token;
}

/** From the invitation to the app; answers the recovery codes. */
async function enrol(page: Page, email: string): Promise<string[]> {
  await page.goto(`${addressOf(invitationPath)}#${await invite(email)}`);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Log in' }).click();
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  await page.getByLabel('I have kept the codes').check();
  await page.getByRole('button', { name: 'Open the app' }).click();
  await page.waitForURL(({ pathname }) => pathname !== invitationPath);
  return codes;
}

test('adds a passkey with password and code, logs in with it instead of a code, and removes it @every-screen', async ({
  page,
}) => {
  const email = `passkey-${randomBytes(4).toString('hex')}@house.example`;
  const device = await bringPasskeyDevice(page);
  const [recovery = ''] = await enrol(page, email);
  await page.goto(addressOf('/backoffice/settings/own'));
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Passkeys' }),
  });
  // What stands above the button has come: it moves no more under the finger.
  await expect(page.getByText('Recovery codes left')).toBeVisible();
  await expect(page.getByText('This one')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name of the passkey')).toBeFocused();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Give it a name that you will know it by')).toBeVisible();
  await dialog.getByLabel('Name of the passkey').fill('My phone');
  await dialog.getByLabel('Present password').fill('not the password');
  await dialog.getByLabel('Code', { exact: true }).fill(recovery);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The email address or the password is wrong')).toBeVisible();
  await dialog.getByLabel('Present password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The passkey is added', { exact: true })).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('My phone');
  expect(await device.countKeys()).toBe(1);
  expect(await faultsInBothThemes(page)).toEqual([]);

  // A page that is still open would ask for its queues once more and be refused.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'perya_staff' });
  await page.goto(addressOf('/backoffice/settings/own'));
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  const use = page.getByRole('button', { name: 'Use a passkey instead' });
  await expect(use).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await device.verify(false);
  await use.click();
  await expect(page.getByRole('alert')).toHaveText(
    'No passkey was given. Try again, or use another way',
  );
  await device.verify(true);
  await expect(use).not.toHaveAttribute('aria-busy');
  await use.click();
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();

  await section.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove a passkey' });
  await removal.getByLabel('Present password').fill(password);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey is removed', { exact: true })).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
