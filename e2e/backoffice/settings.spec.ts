import { appCode } from '../identity/player.ts';
import { faultsOf } from '../page/faults.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsStaff } from './open-as-staff.ts';

const dataDir = () => process.env['E2E_DATA'] ?? '';

test('an administrator invites a colleague by keyboard alone, who gets in by the link, a password and an authenticator app; a role that is taken away works at once in an open tab, and the table of roles says what each may do @desktop', async ({
  page,
  browser,
  expectProblem,
}) => {
  expectProblem(/403/);
  const { id } = await openAsStaff(page, 'administrator', '/backoffice/settings/staff');
  await test.step('a colleague is invited', async () => {
    await page.getByRole('button', { name: 'Invite' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await dialog.getByLabel('Email').focus();
    await page.keyboard.type(`nena-${Date.now()}@house.example`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nena Cruz');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Support');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Joined');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make the invitation' }).focus();
    await page.keyboard.press('Enter');
    const link = await dialog.getByRole('textbox', { name: 'Invitation' }).inputValue();
    await dialog.getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /Nena Cruz/ }).first();
    await expect(row).toContainText('Invited');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page)).toEqual([]);

    const own = await browser.newContext();
    const invited = await own.newPage();
    await invited.goto(link);
    await invited.getByLabel('New password').fill('quiet harbour lantern 7');
    await invited.keyboard.press('Enter');
    const secret = await invited.locator('code').first().innerText();
    await invited.getByLabel('Code', { exact: true }).fill(appCode(secret.replace(/\s/g, '')));
    await invited.keyboard.press('Enter');
    await expect(
      invited.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
    ).toHaveCount(10);
    await invited.getByLabel('I have kept the codes').press('Space');
    await invited.getByRole('button', { name: 'Open the app' }).press('Enter');
    await expect(invited.getByRole('button', { name: /Nena Cruz/ })).toBeVisible();
    // The link has served.
    const again = await (await browser.newContext()).newPage();
    await again.goto(link);
    await expect(again.getByRole('alert')).toContainText('was used');
  });

  await test.step('roles, and one that is taken away', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await goInside(page, '/backoffice/settings/roles');
    const table = page.getByRole('table');
    const blocking = table.getByRole('row', { name: /Block and unblock a player/ });
    // Administrator, auditor, risk, support, …
    await expect(blocking.getByRole('cell').nth(0)).toHaveText('Yes');
    await expect(blocking.getByRole('cell').nth(1)).toHaveText('No');
    await expect(blocking.getByRole('cell').nth(3)).toHaveText('Yes');
    expect(await faultsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Change Support' }).focus();
    await page.keyboard.press('Enter');
    await lookIntoDatabase(dataDir(), `update staff.account set role = 'content' where id = ${id}`);
    const dialog = page.getByRole('dialog', { name: 'Change Support' });
    await dialog.getByLabel('Write notes about a player').press('Space');
    await dialog.getByLabel('Reason').focus();
    await page.keyboard.type('Not');
    await dialog.getByRole('button', { name: 'Change' }).press('Enter');
    await expect(page.getByText('You may not open this page')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Audit' })).toBeHidden();
  });
});
