import { approveRequest, readRequest } from '@perya/contract/staff/calls/requests';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsStaff } from './open-as-staff.ts';
import { staffClient } from './staff-client.ts';

/** Figures of a day long ago, which nobody else reads. */
const day = '2021-03-01';
const addFigures = () =>
  lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `insert into reports.play_day (day, is_test, brand, channel, venue, game_code, game_type, rounds, staked, won, turnover)
     values ('${day}', false, 'perya', 'web', 'studio', 'plinko', 3, 12, 500000, 120000, 500000),
       ('${day}', false, 'sinag', 'maya', 'studio', 'roulette', 5, 3, 100000, 200000, 100000)
     on conflict do nothing`,
  );

test('an auditor reads the revenue of a day, by brand and by game, and goes from a number to its rounds @desktop', async ({
  page,
}) => {
  await addFigures();
  await openAsStaff(page, 'auditor', `/backoffice/reports?from=${day}&to=${day}`);
  const table = page.getByRole('table', { name: 'Revenue' });
  const whole = table.getByRole('row').filter({ hasText: day });
  await expect(whole).toContainText('₱6,000.00');
  await expect(whole).toContainText('+₱2,800.00');
  await expect(page.getByRole('figure', { name: 'Revenue of the whole house' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await goInside(page, `/backoffice/reports?from=${day}&to=${day}&by=brand`);
  await expect(table.getByRole('row').filter({ hasText: 'Perya' })).toContainText('+₱3,800.00');
  await expect(table.getByRole('row').filter({ hasText: 'Sinag' })).toContainText('−₱1,000.00');

  await goInside(page, `/backoffice/reports?from=${day}&to=${day}&by=game`);
  const game = table.getByRole('row').filter({ hasText: 'plinko' });
  await game.getByRole('link', { name: '12', exact: true }).click();
  await expect(page).toHaveURL(/\/games\/rounds\?.*game=plinko/);
  await expect(page.getByRole('heading', { name: 'Rounds', level: 1 })).toBeVisible();
});

test('lines over days say the day and its pesos beside the pointer, and in words that there is nothing to draw @desktop', async ({
  page,
}) => {
  await addFigures();
  await openAsStaff(page, 'auditor', `/backoffice/reports?from=${day}&to=${day}`);
  const chart = page.getByRole('figure', { name: 'Revenue of the whole house' });
  const tip = chart.locator('.chart-tip');
  await expect(tip).toBeHidden();
  await chart.locator('.u-over').hover();
  await expect(tip).toContainText('Mar 1, 2021');
  await expect(tip).toContainText('₱2,800');

  await goInside(page, `/backoffice/reports/bonuses?from=${day}&to=${day}`);
  const cost = page.getByRole('figure', { name: 'Cost of promotions and GGR of the whole house' });
  await cost.locator('.u-over').hover();
  await expect(cost.locator('.chart-tip')).toContainText('₱2,800');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await goInside(page, '/backoffice/reports?from=2020-01-01&to=2020-01-01');
  await expect(chart).toContainText('Nothing on any of these days');
  await expect(chart.locator('.u-over')).toHaveCount(0);
});

test('every part of the figures opens and has no faults, and a change of the gaming day is asked of a second person @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'risk', '/backoffice/reports/cash');
  for (const [path, heading] of [
    ['cash', 'Deposits and payouts'],
    ['bonuses', 'Cost of promotions'],
    ['entries', 'Who came'],
    ['cohorts', 'Cohorts'],
    ['corrections', 'Corrections'],
    ['days', 'Gaming days'],
  ] as const) {
    await goInside(page, `/backoffice/reports/${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  // Weeks of registration beside each other as lines, above the list that has them as numbers.
  await goInside(page, '/backoffice/reports/cohorts');
  for (const name of [
    'Who played, % of a week of registration',
    'GGR so far, each of a week of registration',
  ]) {
    await expect(page.getByRole('figure', { name })).toBeVisible();
  }
  expect(await faultsInBothThemes(page)).toEqual([]);
  await goInside(page, '/backoffice/reports/days');
  await page.getByText('When a day begins, and the regulator’s share').click();
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another gaming day or share' });
  await dialog.getByLabel('From the gaming day').fill('2039-01-01');
  await dialog.getByLabel('A day begins at, in hours').fill('6');
  await dialog.getByLabel('The regulator takes of the gross revenue, in percent').fill('25');
  await dialog.getByLabel('Reason').selectOption('regulator');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByRole('status')).toContainText('Nothing has changed yet');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a cashier imports a bank statement, sees the lines without a payment, and what covers the money of players @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'cashier', '/backoffice/reports/bank');
  await page.getByRole('button', { name: 'Import bank statements' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import bank statements' });
  const choose = (rows: string) =>
    dialog.getByLabel('File of statements').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`account,date,amount,currency,reference,description,balance\n${rows}`),
    });
  await choose('7770001,2021-03-31,12.5.0,PHP,,interest,');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Line 2: This is no amount with two decimals',
  );
  await choose('7770001,2021-03-31,12.50,PHP,,interest of March,2012.50');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('1 lines were taken, 0 were there before');
  await page.keyboard.press('Escape');
  const account = page
    .getByRole('table', { name: 'Accounts at banks' })
    .getByRole('row')
    .filter({ hasText: '7770001' });
  await expect(account).toContainText('₱2,012.50');
  await expect(account).toContainText('Not confirmed');
  const line = page
    .getByRole('table', { name: 'Lines of bank statements' })
    .getByRole('row')
    .filter({ hasText: 'interest of March' });
  await expect(line).toContainText('none found');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await account.getByRole('button', { name: 'Confirm what is on 7770001' }).click();
  const asking = page.getByRole('dialog', { name: 'Confirm what is on 7770001' });
  await asking.getByLabel('Reason').selectOption('planned');
  await asking.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(asking.getByRole('status')).toContainText('Nothing has changed yet');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Done' }).click();
  await expect(account).toContainText(/Request \d+ waits/);
  const [, request = ''] = /Request (\d+) waits/.exec((await account.textContent()) ?? '') ?? [];

  await goInside(page, '/backoffice/reports/cover');
  await page.getByRole('button', { name: 'Look now' }).click();
  await expect(page.getByText('Bank 7770001, 2021-03-31')).toBeVisible();
  await expect(page.getByText('As a statement says, not confirmed: ₱2,012.50')).toBeVisible();
  await expect(page.getByText('No month is signed yet')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  // Years old: it counts as nothing, whoever confirms it.
  const second = await staffClient('risk');
  const { seen } = await second.call(readRequest, { id: request });
  await second.call(approveRequest, { id: request, seen, reason: 'checked', words: '' });
  await page.getByRole('button', { name: 'Look now' }).click();
  await expect(
    page.getByText(/₱2,012.50 are not counted: the statement of 2021-03-31 is [\d,]+ days old/),
  ).toContainText('counted until 2021-04-03');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('an auditor has a report sent by email, is offered the parts of that report alone, and stops it @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'auditor', '/backoffice/reports/mail');
  await expect(page.getByText('Your address:')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send me a report' });
  await dialog.getByLabel('Of', { exact: true }).selectOption('venue');
  await dialog.getByLabel('Report', { exact: true }).selectOption('cash-figures');
  await expect(dialog.getByLabel('Of', { exact: true })).toHaveValue('all');
  await expect(dialog.getByLabel('Of', { exact: true }).getByRole('option')).toHaveText([
    'The whole house',
    'By payment channel',
    'By gateway',
    'By brand',
  ]);
  await dialog.getByLabel('Of', { exact: true }).selectOption('gateway');
  await dialog.getByLabel('How often').selectOption('month');
  await dialog.getByRole('button', { name: 'Send it from now on' }).click();
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole('table', { name: 'Reports by email' })
    .getByRole('row')
    .filter({ hasText: 'Every month' });
  await expect(row).toContainText('By gateway');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await row.getByRole('button', { name: 'Stop sending Deposits and payouts, Every month' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Stop sending Deposits and payouts, Every month' }).click();
  await expect(row).toBeHidden();
});
