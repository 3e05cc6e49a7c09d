import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('staff add a branch and retire it, each time with a reason @desktop', async ({ page }) => {
  await openAsStaff(page, 'content', '/backoffice/settings/branches');
  const address = `${Date.now()} Browser Street, Tarlac City`;
  await page.getByRole('button', { name: 'Add a branch …' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a branch' });
  await adding.getByLabel('Address').fill('12');
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding).toContainText('At least 5 characters');
  await adding.getByLabel('Address').fill(address);
  await adding.getByLabel('Why, for the audit').fill('It opens on Monday');
  await adding.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: address });
  await expect(row).toContainText('Open');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await row.getByRole('button', { name: 'Retire' }).click();
  const retiring = page.getByRole('dialog', { name: 'Retire the branch' });
  await expect(retiring).toContainText('Identity checks that name it keep it.');
  await retiring.getByLabel('Reason').selectOption('planned');
  await retiring.getByRole('button', { name: 'Retire' }).click();
  await expect(row).toContainText('Retired');
  await expect(row.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('who may only read sees the branches and changes none @desktop', async ({ page }) => {
  await openAsStaff(page, 'auditor', '/backoffice/settings/branches');
  await expect(page.getByRole('table', { name: 'List of branches' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a branch …' })).toHaveCount(0);
});
