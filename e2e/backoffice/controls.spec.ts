import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('an auditor runs a control by keyboard, and reads what the run looked at @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'auditor', '/backoffice/house/controls');
  const control = page.getByRole('region', { name: 'No bet by an excluded person' });
  await expect(control).toContainText('PAGCOR');
  await control.getByRole('button', { name: 'Run now: No bet by an excluded person' }).focus();
  await page.keyboard.press('Enter');
  await expect(control.getByText('Sound')).toBeVisible();
  await expect(control).toContainText('rows looked at');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const runs = page.getByRole('table', { name: 'Latest runs' });
  const run = runs.getByRole('row').filter({ hasText: 'No bet by an excluded person' }).first();
  await run.getByRole('link').click();
  const drawer = page.getByRole('complementary', { name: /^Run \d+$/ });
  await expect(drawer).toContainText('No bet by an excluded person');
  await expect(drawer).toContainText('Rows that break');
});
