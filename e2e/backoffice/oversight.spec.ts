import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsStaff } from './open-as-staff.ts';

const data = () => process.env['E2E_DATA'] ?? '';

/** An outage of a day long ago, which nobody else reads. */
const addOutage = () =>
  lookIntoDatabase(
    data(),
    `insert into house.alarm (name, about, level, raised_at, ended_at)
     select 'gateway-silent', 'old-bank', 'critical', '2021-03-01 10:00+08', '2021-03-01 10:20+08'
     where not exists (select from house.alarm where about = 'old-bank')
     returning id::text as id`,
  );

test('a regulator begins with what it asks for, reads significant events of a day with from when to when, and every look is kept @desktop', async ({
  page,
}) => {
  await addOutage();
  const { id } = await openAsStaff(page, 'regulator', '/backoffice/');
  await expect(page.getByRole('heading', { name: 'Oversight', level: 1 })).toBeVisible();
  await expect(page.getByText('It ends by itself:')).toBeVisible();
  const rooms = page.getByRole('navigation', { name: 'Rooms' });
  await expect(rooms.getByRole('link', { name: 'Players' })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Significant events' }).click();
  await goInside(page, '/backoffice/reports/events?kind=outage&from=2021-03-01&to=2021-03-01');
  const row = page
    .getByRole('table', { name: 'Significant events' })
    .getByRole('row')
    .filter({ hasText: 'old-bank' });
  await expect(row).toContainText('A payment gateway did not answer');
  await expect(row).toContainText('Outage');
  await expect(page.getByRole('button', { name: 'Views' })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  const looks = await lookIntoDatabase<{ asked: string }>(
    data(),
    `select after ->> 'asked' as asked from audit.entry
     where action = 'staff.looked' and actor = '${id}' and subject = 'listSignificantEvents' order by seq`,
  );
  // The look at the whole list may be written after the narrower one, which it began before.
  expect(looks.map(({ asked }) => asked)).toContainEqual(
    expect.stringContaining('"kind":"outage"'),
  );

  await goInside(page, '/backoffice/players');
  await expect(page.getByRole('table', { name: 'Players' })).toHaveCount(0);
});

test('a regulator is invited with a last day and networks, which a second person approves @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'administrator', '/backoffice/settings/staff');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByLabel('Email').fill(`inspector-${Date.now()}@pagcor.example`);
  await dialog.getByLabel('Name', { exact: true }).fill('Luz Santos');
  await expect(dialog.getByLabel('Last day')).toHaveCount(0);
  await dialog.getByLabel('Role').selectOption('regulator');
  await dialog.getByLabel('Allowed networks').fill('203.0.113.0/24');
  await dialog.getByLabel('Reason').selectOption('regulator');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true');
  const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await dialog.getByLabel('Last day').fill(inAMonth);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nothing has changed yet');
});
