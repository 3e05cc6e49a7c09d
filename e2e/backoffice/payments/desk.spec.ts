import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { faultsInBothThemes } from '../../page/faults/faults-in-both-themes.ts';
import { goInside } from '../../page/open.ts';
import { expect, test } from '../../page/test.ts';
import { whileAlone } from '../../setup/house-switch.ts';
import { openAsStaff } from '../open-as-staff.ts';
import { askDatabase } from '../submit-identity.ts';
import { waitingWithdrawal } from './waiting-withdrawal.ts';

test('@desktop a withdrawal is claimed, read with the player’s money story, held and paid; a second person is asked for above a limit; a channel is changed with a preview, closed and opened again', async ({
  page,
  browser,
}) => {
  await test.step('claimed, held and paid', async () => {
    const { id, uid } = await waitingWithdrawal(500);
    await openAsStaff(page, 'cashier', `/backoffice/payments/withdrawals?uid=${uid}`);
    const row = page.getByRole('row', { name: new RegExp(`W${id}`) });
    await expect(row).toContainText('₱500.00');
    await expect(row).toContainText('First');
    await row.getByRole('link', { name: `W${id}` }).click();
    const drawer = page.getByRole('complementary', { name: `Withdrawal W${id}` });
    await expect(drawer).toContainText('It is the first withdrawal of this player');
    await expect(drawer.getByRole('heading', { name: 'Money story' })).toBeVisible();
    await expect(drawer.getByRole('table', { name: 'Latest payments' })).toContainText(`W${id}`);
    await expect(
      drawer.getByRole('list', { name: 'Devices' }).getByRole('listitem').first(),
    ).toContainText('New');
    await expect(drawer.getByRole('button', { name: 'Pay' })).toHaveCount(0);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Claim' }).click();
    await expect(drawer).toContainText('You have it until');
    await drawer.getByRole('button', { name: 'Hold', exact: true }).click();
    const hold = page.getByRole('dialog', { name: `Hold W${id}` });
    await expect(hold).toContainText('₱500.00 stays reserved');
    await hold.getByLabel('Reason').selectOption('more-proof');
    await hold.getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(hold.getByRole('status')).toContainText('It is held.');
    await hold.getByRole('button', { name: 'Done' }).click();
    await drawer.getByRole('button', { name: 'Pay', exact: true }).click();
    const pay = page.getByRole('dialog', { name: `Pay W${id}` });
    await pay.getByLabel('Reason').selectOption('checked');
    await pay.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(pay.getByRole('status')).toContainText('It is on its way to the player');
    await pay.getByRole('button', { name: 'Done' }).click();
    await expect(drawer.getByRole('list').filter({ hasText: 'Under review' })).toContainText(
      'Completed',
    );
  });

  await test.step('above the limit of one person', async () => {
    const { id } = await waitingWithdrawal(150_000, 'BPI', '0012345678');
    await goInside(page, `/backoffice/payments/withdrawals/${id}`);
    const drawer = page.getByRole('complementary', { name: `Withdrawal W${id}` });
    await drawer.getByRole('button', { name: 'Claim' }).click();
    await drawer.getByRole('button', { name: 'Ask to pay' }).click();
    const dialog = page.getByRole('dialog', { name: `Ask to pay W${id}` });
    await expect(dialog).toContainText('It is above ₱100,000.00');
    await dialog.getByLabel('Reason').selectOption('money-checked');
    await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('waits for a second person');
    await dialog.getByRole('button', { name: 'Done' }).click();
    const waiting = drawer.getByRole('link', { name: /^Request \d+ waits for a second person$/ });
    await expect(waiting).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Ask to pay' })).toHaveCount(0);
    const address = (await waiting.getAttribute('href')) ?? '';
    const context = await browser.newContext();
    const second = await context.newPage();
    await openAsStaff(second, 'risk', address);
    const request = second.getByRole('complementary', { name: /^Request \d+$/ });
    await expect(request.getByRole('heading', { name: `Withdrawal W${id}` })).toBeVisible();
    await expect(request).toContainText('It is the first withdrawal of this player');
    await expect(request.getByRole('heading', { name: 'Money story' })).toBeVisible();
    expect(await faultsInBothThemes(second)).toEqual([]);
    await context.close();
  });

  await test.step('a channel', async () => {
    await goInside(page, '/backoffice/payments/channels');
    const row = page.getByRole('row', { name: /UnionBank Online/ });
    await row.getByRole('button', { name: 'Change UnionBank Online' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change UnionBank Online' });
    await dialog.getByLabel('Quick amounts').fill('750, 1500');
    await expect(dialog.getByRole('figure')).toContainText('₱1,500.00');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Say why: it stands in the audit');
    await dialog.getByLabel('Why, for the audit').fill('The bank has asked for it');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await whileAlone('channel UnionBank', () => closeAndOpen(page, row));
  });
});

/** The channel of all players, for a moment. */
async function closeAndOpen(page: Page, row: Locator): Promise<void> {
  await row.getByRole('button', { name: 'Close UnionBank Online' }).click();
  const close = page.getByRole('dialog', { name: 'Close UnionBank Online' });
  await close.getByLabel('Reason').selectOption('maintenance');
  await close.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(row).toContainText('Closed by staff');
  await row.getByRole('button', { name: 'Open UnionBank Online' }).click();
  const open = page.getByRole('dialog', { name: 'Open UnionBank Online' });
  // Why it was closed is no reason to open it.
  await expect(open.getByRole('option', { name: 'Too many failures' })).toHaveCount(0);
  await open.getByLabel('Reason').selectOption('works-again');
  await open.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(row).not.toContainText('Closed by staff');
}

/** A payment that fits no deposit, with its case. */
async function strayPayment() {
  const payment = `stray-${randomUUID().slice(0, 8)}`;
  await askDatabase(
    `insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
     values ('sandbox', '${payment}', 'D0', 12300, 'PHP', now(), 'stray')`,
  );
  const [opened] = await askDatabase<{ id: string }>(
    `insert into payments.case (kind, subject, facts)
     values ('unknown-reference', 'receipt:sandbox/${payment}', '{"amount": "123.00"}') returning id::text`,
  );
  return { payment, id: opened?.id ?? '' };
}

test('@desktop a payment that fits no deposit is marked as given back at its case, a case is closed by whoever has claimed it, a stray payment is asked for, rules and figures are read', async ({
  page,
}) => {
  await test.step('given back', async () => {
    const { payment, id } = await strayPayment();
    await openAsStaff(page, 'cashier', `/backoffice/payments/cases/${id}`);
    const drawer = page.getByRole('complementary', {
      name: new RegExp(`Unknown reference.*${id}`),
    });
    await drawer.getByRole('button', { name: 'Claim' }).click();
    await drawer.getByRole('button', { name: 'Given back', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Payment ${payment} was given back` });
    await expect(dialog).toContainText('Give ₱123.00 back at the gateway first');
    await dialog.getByLabel('Reason').selectOption('gave-back');
    await dialog.getByRole('button', { name: 'Mark as given back' }).click();
    const reference = dialog.getByLabel('Reference of the refund');
    await expect(reference).toHaveAccessibleDescription(/3 to 80 letters/);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await reference.fill(`rf-${payment}`);
    await dialog.getByRole('button', { name: 'Mark as given back' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(drawer).toContainText('Closed');
    await expect(drawer.getByText(`rf-${payment}`, { exact: true })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Given back', exact: true })).toHaveCount(0);
  });

  await test.step('closed, asked for and read', async () => {
    const { payment, id } = await strayPayment();
    await goInside(page, `/backoffice/payments/cases/${id}`);
    const drawer = page.getByRole('complementary', {
      name: new RegExp(`Unknown reference.*${id}`),
    });
    await expect(drawer).toContainText('123.00');
    await drawer.getByRole('button', { name: 'Claim' }).click();
    await drawer.getByRole('button', { name: 'Close the case' }).click();
    const dialog = page.getByRole('dialog', { name: `Close case ${id}` });
    await dialog.getByLabel('Reason').selectOption('explained');
    await dialog.getByLabel('In your words').fill('The player has shown the receipt');
    await dialog.getByRole('button', { name: 'Close the case' }).click();
    await expect(dialog.getByRole('status')).toHaveText('The case is closed.');
    await expect(dialog.getByRole('button', { name: 'Claim the next' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(drawer).toContainText('The player has shown the receipt');
    await page.getByRole('link', { name: 'Received' }).click();
    const row = page.getByRole('row', { name: new RegExp(payment) });
    await row.getByRole('button', { name: 'Ask to credit' }).click();
    const match = page.getByRole('dialog', { name: `Credit payment ${payment}` });
    await match.getByLabel('Reason').selectOption('proof-shown');
    await match.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(match).toContainText('Type the id of the player');
    await match.getByRole('button', { name: 'Cancel' }).click();
    for (const [tab, heading] of [
      ['Rules', 'Rules of withdrawals'],
      ['Reports', 'Reports'],
      ['Reconciliation', 'Reconciliation'],
      ['Deposits', 'Deposits'],
    ] as const) {
      await page.getByRole('link', { name: tab, exact: true }).click();
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      if (tab === 'Reports') {
        const gateway = page
          .getByRole('table', { name: 'At the gateways' })
          .getByRole('row', { name: /^sandbox/ });
        await expect(gateway).toContainText(/Responds|Less than is to be paid/);
        await expect(gateway.getByRole('cell').nth(2)).toHaveText(/^[−-]?₱[\d,]+\.\d{2}$/);
      }
      expect(await faultsInBothThemes(page)).toEqual([]);
    }
  });
});
