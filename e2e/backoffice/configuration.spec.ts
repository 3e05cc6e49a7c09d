import { readFile } from 'node:fs/promises';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('an administrator takes the configuration away as a file, reads what another would change, and asks a second person for it @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'administrator', '/backoffice/settings/configuration');
  await expect(page.getByRole('table', { name: 'Parts of the configuration' })).toContainText(
    'Branches',
  );
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as it is' }).click();
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
  expect(file.format).toBe('perya-configuration');

  await page.getByRole('button', { name: 'Bring in a file …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring in a file' });
  const choose = (text: string) =>
    dialog.getByLabel('File of configuration').setInputFiles({
      name: 'house.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  const whole = JSON.stringify(file);
  await choose(whole.slice(0, whole.length / 2));
  await expect(dialog.getByRole('alert')).toContainText('Nothing of it can be brought in');
  await dialog.getByLabel('Reason').selectOption('planned');
  const ask = dialog.getByRole('button', { name: 'Ask for approval' });
  // What was found is shown a moment before the button takes a tap again.
  await expect(ask).not.toHaveAttribute('aria-busy', 'true');
  await ask.click();
  await expect(dialog).toContainText('Choose a file that changes something');

  const branches = file.parts['kyc.branches'].map((row: { id: number; place: number }) =>
    row.id === file.parts['kyc.branches'][0].id ? { ...row, place: row.place + 5000 } : row,
  );
  await choose(JSON.stringify({ ...file, parts: { 'kyc.branches': branches } }));
  const changes = dialog.getByRole('list', { name: 'What changes' });
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await expect(changes).toContainText('place');
  await expect(dialog).toContainText('Not in the file, and left as it is');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await expect(ask).not.toHaveAttribute('aria-busy', 'true');
  await ask.click();
  await expect(dialog).toContainText('waits for a second person');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('table', { name: 'Files that were sent' })).toBeVisible();
});
