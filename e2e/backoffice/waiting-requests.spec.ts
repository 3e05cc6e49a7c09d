import { randomUUID } from 'node:crypto';
import { askAmlPolicy, readAmlPolicy } from '@perya/contract/aml/staff-calls/rules';
import { askToAttest } from '@perya/contract/house/staff-calls/opening';
import { askAdjustment } from '@perya/contract/payments/staff-calls/cases';
import { askVoucherBatch } from '@perya/contract/payments/staff-calls/vouchers';
import { askFiguresPolicy } from '@perya/contract/reports/staff-calls/days';
import { askInvitation } from '@perya/contract/staff/calls/accounts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { askOfManyKinds } from './ask-of-many-kinds.ts';
import { newPlayer } from './new-player.ts';
import { openAsStaff } from './open-as-staff.ts';
import { staffClient } from './staff-client.ts';

const because = { reason: 'regulator', words: '' } as const;

test('@desktop what a colleague asks for stands on its subject while the page is open, without a reload and without opening anything', async ({
  page,
}) => {
  const risk = await staffClient('risk');
  await openAsStaff(page, 'risk', '/backoffice/reports/days');
  const waits = (id: string) =>
    page.getByRole('link', { name: `Request ${id} waits for a second person` });

  await test.step('another gaming day', async () => {
    await expect(page.getByText('When a day begins, and the regulator’s share')).toBeVisible();
    const { id } = await risk.call(askFiguresPolicy, {
      from_day: '2038-05-05',
      day_hour: 5,
      share_basis_points: 2500,
      ...because,
    });
    await expect(waits(id)).toBeVisible();
  });

  await test.step('a line of the opening', async () => {
    await goInside(page, '/backoffice/settings/opening');
    const line = page.getByRole('row', { name: /Accredited scanner of IDs/ });
    await expect(line.getByRole('button', { name: /^Attest/ })).toBeVisible();
    const { id } = await risk.call(askToAttest, { line: 'scanner', ...because });
    await expect(waits(id)).toBeVisible();
    await expect(line.getByRole('link', { name: `Request ${id} waits` })).toBeVisible();
    await expect(line.getByRole('button', { name: /^Attest/ })).toHaveCount(0);
  });

  await test.step('figures of the law', async () => {
    const officer = await staffClient('aml');
    await openAsStaff(page, 'aml', '/backoffice/aml/rules');
    const ask = page.getByRole('button', { name: 'Ask for a change' });
    await expect(ask).toBeVisible();
    const { made_at: _at, made_by: _by, ...policy } = await officer.call(readAmlPolicy, {});
    const { id } = await officer.call(askAmlPolicy, { ...policy, report_days: 4, ...because });
    await expect(waits(id)).toBeVisible();
    await expect(ask).toHaveCount(0);
  });
});

test('@desktop what a colleague asks for stands in the lists too, and on a player in the place of what would ask again', async ({
  page,
}) => {
  const waits = (id: string) =>
    page.getByRole('link', { name: `Request ${id} waits for a second person` });

  await test.step('an invitation among the staff', async () => {
    const asker = await staffClient('administrator');
    await openAsStaff(page, 'administrator', '/backoffice/settings/staff');
    await expect(page.getByRole('table', { name: 'Staff' })).toBeVisible();
    const email = `${randomUUID()}@house.example`;
    const { id } = await asker.call(askInvitation, {
      email,
      name: 'Somebody Expected',
      role: 'auditor',
      ...because,
    });
    await expect(waits(id)).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('a batch among the vouchers', async () => {
    const cashier = await staffClient('cashier');
    await openAsStaff(page, 'cashier', '/backoffice/payments/vouchers');
    await expect(page.getByRole('heading', { name: 'Vouchers', level: 1 })).toBeVisible();
    const { id } = await cashier.call(askVoucherBatch, {
      amount: '100.00',
      count: 3,
      expires_at: Math.floor(Date.now() / 1000) + 30 * 86_400,
      turnover_times: 1,
      note: `For the fiesta ${randomUUID()}`,
      reason: 'goodwill',
      words: '',
    });
    await expect(waits(id)).toBeVisible();
  });

  await test.step('a correction on its player, and not under More any more', async () => {
    const uid = await newPlayer();
    const cashier = await staffClient('cashier');
    await openAsStaff(page, 'cashier', `/backoffice/players/${uid}`);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Correct the balance' })).toBeVisible();
    await page.keyboard.press('Escape');
    const { id } = await cashier.call(askAdjustment, {
      uid,
      amount: '50.00',
      category: 'goodwill',
      reason: 'mistake-of-house',
      words: '',
    });
    await expect(waits(id)).toBeVisible();
    await expect(more).toHaveCount(0);
  });
});

test('@desktop whoever decides on a request sees what it would change as it stands now, whatever it is about', async ({
  page,
}) => {
  const asked = await askOfManyKinds();
  await openAsStaff(page, 'administrator', '/backoffice');
  await page.locator('main h1').waitFor();
  for (const { id, shows } of asked) {
    await goInside(page, `/backoffice/requests/${id}?box=all`);
    const drawer = page.getByRole('complementary', { name: `Request ${id}` });
    await expect(drawer.getByText(shows).first()).toBeVisible();
  }
});
