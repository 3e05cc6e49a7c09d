import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('staff read what the opening needs, line by line with why, and one who may tries the carrier @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'risk', '/backoffice/settings/opening');
  const doors = page.getByRole('region', { name: 'The doors' });
  await expect(doors).toContainText('Open to players');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Accredited scanner of IDs')).toContainText('Missing');
  await expect(row('Strict identity check')).toContainText('documents');
  await expect(row('Branches')).toContainText('Done');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await row('A message that arrived').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Send a test message' });
  await dialog.getByLabel('Phone').fill('0917');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('A phone is written as +639171234567');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await doors.getByRole('button', { name: 'Close the house …' }).click();
  const closing = page.getByRole('dialog', { name: 'Close the house' });
  await expect(closing).toContainText('Players can still log in, read and withdraw.');
});
