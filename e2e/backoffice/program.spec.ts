import { randomBytes } from 'node:crypto';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';

test('staff see what each process found of its program, have it look again, and two approve a release @desktop', async ({
  page,
  browser,
}) => {
  const hash = randomBytes(32).toString('hex');
  await openAsStaff(page, 'risk', '/backoffice/house/program');
  const processes = page.getByRole('region', { name: 'Program' });
  await expect(processes.getByText('Without a list').first()).toBeVisible();
  await processes.getByRole('button', { name: 'Verify now' }).click();
  await expect(processes).toContainText('Last asked for:');

  await page.getByRole('button', { name: 'Ask to approve a release …' }).click();
  const asking = page.getByRole('dialog', { name: 'Approve a release' });
  await asking.getByLabel('Hash of the release').fill('not a hash');
  await asking.getByLabel('Reason').selectOption({ label: 'Checked, and right' });
  await asking.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(asking).toContainText('64 digits, 0 to 9 and a to f');
  await expect(asking).toContainText('Say what it calls itself');
  await asking.getByLabel('Hash of the release').fill(hash);
  await asking.getByLabel('Version').fill('7.7.7');
  await asking.getByRole('button', { name: 'Ask for approval' }).click();
  const told = (await asking.getByRole('status').textContent()) ?? '';
  const [id = ''] = /\d+/.exec(told) ?? [];
  await page.keyboard.press('Escape');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const other = await browser.newContext();
  const second = await other.newPage();
  await openAsStaff(second, 'risk', `/backoffice/requests/${id}`);
  const drawer = second.getByRole('complementary', { name: /^Request \d/ });
  await expect(drawer).toContainText(hash);
  await approveRequest(second);
  await other.close();

  const approved = page.getByRole('table', { name: 'Approved releases' });
  await expect(approved.getByRole('row', { name: '7.7.7' })).toContainText(hash.slice(0, 12));
});
