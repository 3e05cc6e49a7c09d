import { faultsOf } from '../page/faults/faults.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { resumeGame } from './resume-gaming.ts';

// All tests play at one house: what one has stopped goes on after it, however it ended.
test.afterEach(() => resumeGame('carabao-bingo'));

test('staff see how the house is, stop a game and run a check, by keyboard alone @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'administrator', '/backoffice');
  const today = page.getByRole('table', { name: 'Today against a week ago, to the hour' });
  await expect(today.getByRole('row', { name: /^Registrations/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const press = async (role: 'link' | 'button', name: string | RegExp) => {
    await page.getByRole(role, { name }).focus();
    await page.keyboard.press('Enter');
  };
  await press('link', 'Operations');
  // How the machines are stands with what runs them, and not on the first page of everybody.
  const processes = page.getByRole('table', { name: 'Processes' });
  await expect(processes).toHaveCount(0);
  await press('link', 'Health');
  await expect(processes.getByText('Alive')).toBeVisible();
  await press('link', 'Switches');
  await press('button', 'Stop gaming …');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No game of the house takes a new round');
  await dialog.getByLabel('What').selectOption({ label: 'One game' });
  await dialog.getByLabel('Code of the game').focus();
  await page.keyboard.type('carabao-bingo');
  await expect(dialog).toContainText('Carabao Bingo takes no new round from now on');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await press('button', 'Stop now');
  await expect(dialog).toContainText('It is stopped');
  await page.keyboard.press('Escape');
  const stopped = page.getByRole('table', { name: 'Switches' }).getByRole('row');
  await expect(stopped.filter({ hasText: 'carabao-bingo' })).toContainText('Administrator');

  const strip = page.getByRole('region', { name: 'Gaming stops' });
  await press('link', 'Checks');
  await expect(strip).toContainText('carabao-bingo');
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/backoffice/house/switches');
  await press('button', /^Run now: The ledger$/);
  const ledger = page.getByRole('region', { name: 'The ledger', exact: true });
  await expect(ledger.getByText('Sound')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOf(page)).toEqual([]);
});
