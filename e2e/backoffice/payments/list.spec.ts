import { faultsInBothThemes } from '../../page/faults/faults-in-both-themes.ts';
import { goInside } from '../../page/open.ts';
import { expect, test } from '../../page/test.ts';
import { openAsStaff } from '../open-as-staff.ts';
import { waitingWithdrawal } from './waiting-withdrawal.ts';

test('@desktop withdrawals are narrowed by amount and day, sorted, summed, kept in sight, claimed several at once and given back, and the view is shared', async ({
  page,
  browser,
}) => {
  const small = await waitingWithdrawal(731);
  const large = await waitingWithdrawal(739);
  await openAsStaff(page, 'cashier', '/backoffice/payments/withdrawals');
  const table = page.getByRole('table', { name: 'Withdrawals' });
  const links = table.locator('[data-row-link]');

  await test.step('an amount that is none is said at its field; two ends narrow the list', async () => {
    await page.getByRole('button', { name: 'Amount', exact: true }).first().click();
    await page.getByLabel('At least, in pesos').fill('seven');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('An amount, as in 500 or 12.50')).toBeVisible();
    await page.getByLabel('At least, in pesos').fill('731');
    await page.getByLabel('At most, in pesos').fill('739');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/amount_min=731\.00&amount_max=739\.00/);
    await expect(links).toHaveText([`W${small.id}`, `W${large.id}`]);
    await expect(table.locator('tfoot')).toContainText('₱1,470.00');
  });

  await test.step('days', async () => {
    await page.getByRole('button', { name: 'Asked', exact: true }).first().click();
    await page.getByRole('button', { name: 'Yesterday' }).click();
    await expect(page.getByText('No withdrawal matches')).toBeVisible();
    await page.getByRole('button', { name: /^Asked:/ }).click();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(links).toHaveCount(2);
    await expect(table.locator('.day-row')).toHaveCount(1);
  });

  await test.step('by amount, where days say nothing', async () => {
    await table.getByRole('button', { name: 'Amount' }).click();
    await expect(links).toHaveText([`W${large.id}`, `W${small.id}`]);
    await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(table.locator('.day-row')).toHaveCount(0);
  });

  await test.step('a column stays in sight, rows are narrow', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    const item = (name: string) => page.getByRole('menuitemcheckbox', { name });
    await item('Keep in sight').click();
    await expect(item('Player')).not.toBeChecked();
    await item('Player').click();
    await page.keyboard.press('Escape');
    await expect(table.getByRole('columnheader').nth(2)).toHaveText('Player');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemradio', { name: 'Narrow rows' }).click();
    await page.keyboard.press('Escape');
    await expect(table).toHaveAttribute('data-density', 'compact');
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('claimed together and given back', async () => {
    await links.first().focus();
    await page.keyboard.press('x');
    await page.getByLabel('Choose row 2').check();
    const bar = page.getByRole('region', { name: 'Rows that are chosen' });
    await expect(bar).toContainText('2 chosen');
    await bar.getByRole('button', { name: 'Claim' }).click();
    await expect(bar.getByRole('status')).toContainText('2 rows');
    await page.getByLabel('Anybody’s').selectOption('mine');
    await expect(links).toHaveCount(2);
    await bar.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No withdrawal matches')).toBeVisible();
    await expect(bar.getByRole('status')).toContainText('Taken back: Claim');
    await page.getByLabel('Anybody’s').selectOption('');
  });

  await test.step('a view for all colleagues', async () => {
    const name = `Shared ${small.id}`;
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Name of the view').fill(name);
    await page.getByLabel('For all colleagues, who see its filters too').check();
    await page.getByRole('button', { name: 'Save' }).click();
    const saved = page.getByRole('list', { name: 'Saved views' });
    await expect(saved).toContainText(name);
    // It lies over the chips of the next step; Escape would close the toast before it.
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(saved).toBeHidden();
    const context = await browser.newContext();
    const colleague = await context.newPage();
    await openAsStaff(colleague, 'risk', '/backoffice/payments/withdrawals');
    await colleague.getByRole('button', { name: 'Views' }).click();
    await expect(colleague.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
    await colleague.getByRole('button', { name }).click();
    await expect(colleague).toHaveURL(/amount_min=731\.00/);
    await expect(colleague.locator('[data-row-link]')).toHaveCount(2);
    await context.close();
  });

  await test.step('chips', async () => {
    await goInside(page, '/backoffice/payments/withdrawals');
    const states = page.getByRole('group', { name: 'Waiting for a person' });
    await states.getByRole('button', { name: 'Completed' }).click();
    await expect(page).toHaveURL(/state=completed/);
    await expect(states.getByRole('button', { name: 'Completed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
