import { randomUUID } from 'node:crypto';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('@desktop an operator makes a role of their own, finds permissions by their words, says from where it may be used, and removes it; who is in and what staff did is seen at a glance', async ({
  page,
}) => {
  const title = `Night ${randomUUID().slice(0, 6)}`;
  await openAsStaff(page, 'administrator', '/backoffice/settings/roles');
  const table = page.getByRole('table');

  await test.step('permissions stand in groups, and are found', async () => {
    await expect(
      table.getByRole('rowheader', { name: 'Identity check', exact: true }),
    ).toBeVisible();
    await page.getByLabel('Find a permission').fill('block and');
    await expect(table.locator('tbody tr:not(.roles-group)')).toHaveCount(1);
    await page.getByLabel('Find a permission').fill('nothing of this name');
    await expect(page.getByText('No permission is called so')).toBeVisible();
    await page.getByLabel('Find a permission').fill('');
  });

  await test.step('a role is added, and asks for what it may', async () => {
    await page.getByRole('button', { name: 'New role' }).click();
    const dialog = page.getByRole('dialog', { name: 'New role' });
    await dialog.getByLabel('What colleagues call it').fill(title);
    await dialog.getByLabel('Reason').selectOption('work');
    await dialog.getByRole('button', { name: 'Add the role' }).click();
    await expect(table.getByRole('columnheader', { name: new RegExp(title) })).toBeVisible();
    await page.getByRole('button', { name: `Change ${title}` }).click();
    const editor = page.getByRole('dialog', { name: `Change ${title}` });
    await editor.getByLabel('Find a permission').fill('conversations with players');
    await editor.getByLabel('Read conversations with players and their feedback').check();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await editor.getByLabel('Reason', { exact: true }).selectOption('work');
    await editor.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(editor.getByRole('status')).toContainText('waits for a second person');
    await editor.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('networks', async () => {
    await page.getByRole('button', { name: `Networks of ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Networks of ${title}` });
    await dialog.getByLabel('Allowed networks').fill('300.1.1.1/8');
    await dialog.getByLabel('Reason').selectOption('office');
    await dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('as 203.0.113.0/24');
    await dialog.getByLabel('Allowed networks').fill('203.0.113.0/24');
    await dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(table.getByRole('columnheader', { name: new RegExp(title) })).toContainText(
      'Certain networks',
    );
  });

  await test.step('who is in, and what they did', async () => {
    await goInside(page, '/backoffice/settings/sessions');
    const open = page.getByRole('table', { name: 'Open sessions' });
    await expect(open.getByText('This one')).toHaveCount(1);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await goInside(page, '/backoffice/settings/activity');
    const activity = page.getByRole('table', { name: 'Activity' });
    await expect(activity.locator('tbody tr').first()).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('and it is gone again', async () => {
    await goInside(page, '/backoffice/settings/roles');
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Remove the role ${title}` });
    await dialog.getByLabel('Reason').selectOption('least');
    await dialog.getByRole('button', { name: 'Remove the role' }).click();
    await expect(table.getByRole('columnheader', { name: new RegExp(title) })).toHaveCount(0);
  });
});
