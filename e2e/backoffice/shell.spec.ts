import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsStaff } from './open-as-staff.ts';

const changeDatabase = (sql: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', sql);

test('keys lead everywhere: palette, sheet of keys, search, rows of a list, a case and back @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'administrator', '/backoffice');
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('audi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();

  const rows = page.locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first().locator('[data-row-link]')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('End');
  await expect(rows.last().locator('[data-row-link]')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page).toHaveURL(/\/backoffice\/audit\/\d+/);
  await page.setViewportSize({ width: 1024, height: 768 });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/backoffice\/audit(\?|$)/);
  await expect(rows.first().locator('[data-row-link]')).toBeFocused();

  // Filters under a name: the list as it was, on another day.
  await page.getByRole('button', { name: 'Views' }).click();
  const filtered = addressOf('/backoffice/audit');
  await page.getByLabel('Name of the view').fill('As it is');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'As it is', exact: true })).toBeVisible();
  await page.goto(filtered);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'As it is', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Audit', level: 1 })).toBeVisible();
});

test('a role that is taken away takes its rooms from an open tab at the next answer, and a session that ends keeps what was typed @desktop', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/40[13]/);
  const { id, email } = await openAsStaff(page, 'risk', '/backoffice/audit');
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await expect(rooms.getByRole('link', { name: 'Audit', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).focus();
  await changeDatabase(`update staff.account set role = 'content' where id = ${id} returning id`);
  // Any call will do, and this one is still allowed. By the key: the page may have found out by itself before.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your permissions have changed').first()).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Audit', exact: true })).toBeHidden();
  await expect(page.getByText('You may not open this page')).toBeVisible();

  await page.goto(addressOf('/backoffice/settings/own'));
  await page.getByLabel('New password').first().fill('half-written by hand');
  await changeDatabase(
    `update staff.session set ended_at = now() where staff_id = ${id} returning id`,
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  const login = page.getByRole('dialog', { name: 'Log in again' });
  await expect(login.getByLabel('Email address')).toHaveValue(email);
  await expect(page.locator('input[type=password]').first()).toBeAttached();
  expect(
    await page
      .locator('main input')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
  ).toContain('half-written by hand');
});
