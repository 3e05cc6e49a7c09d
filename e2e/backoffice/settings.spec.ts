import { appCode } from '../identity/player.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';

const dataDir = () => process.env['E2E_DATA'] ?? '';

test('two administrators invite a colleague by keyboard alone, who gets in by the link of one and the code of the other, a password and an authenticator app; a role that is taken away works at once in an open tab, and the table of roles says what each may do @desktop', async ({
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
    await page.keyboard.type('Needed');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ask for approval' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: 'Open the request' }).press('Enter');
    const request = /^Request \d/;
    const asked = page.getByRole('complementary', { name: request });
    await expect(asked).toContainText('Nobody decides their own request');
    const desk = await browser.newContext();
    const second = await desk.newPage();
    await openAsStaff(second, 'administrator', new URL(page.url()).pathname);
    await approveRequest(second);
    const show = { name: 'Show my part, this once' };
    const approved = second.getByRole('complementary', { name: request });
    await approved.getByRole('button', show).press('Enter');
    const code = await approved.getByLabel('Code of the invitation').inputValue();
    await desk.close();
    await page.reload();
    await asked.getByRole('button', show).press('Enter');
    const link = await asked.getByLabel('Link of the invitation').inputValue();
    expect(await faultsOf(page)).toEqual([]);
    await goInside(page, '/backoffice/settings/staff');
    const row = page.getByRole('row', { name: /Nena Cruz/ }).first();
    await expect(row).toContainText('Invited');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page)).toEqual([]);

    const own = await browser.newContext();
    const invited = await own.newPage();
    await invited.goto(link);
    await invited.getByLabel('Code of the invitation').fill(code.toLowerCase());
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
    const dialog = page.getByRole('dialog', { name: 'Change Support' });
    await dialog.getByLabel('Write notes about a player').press('Space');
    await dialog.getByLabel('Reason', { exact: true }).focus();
    await page.keyboard.type('Not');
    await dialog.getByRole('button', { name: 'Change' }).focus();
    await lookIntoDatabase(dataDir(), `update staff.account set role = 'content' where id = ${id}`);
    // By the key alone: a list that asks anew in the background may have found out before.
    await page.keyboard.press('Enter');
    await expect(page.getByText('You may not open this page')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Audit', exact: true })).toBeHidden();
  });
});
