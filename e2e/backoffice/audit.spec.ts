import { readFileSync } from 'node:fs';
import { faultsOf } from '../page/faults/faults.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('an auditor reads an entry, verifies the chain and takes a filtered list along, by keyboard alone, and reads brands and policies, where nothing can be changed @desktop', async ({
  page,
}) => {
  await test.step('the audit', async () => {
    const { id } = await openAsStaff(page, 'auditor', '/backoffice/audit');
    const list = page.getByRole('table', { name: 'Audit' });
    await expect(list.getByRole('row').nth(3)).toBeVisible();

    // The second row, opened beside the list and closed again.
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const entry = page.getByRole('complementary');
    await expect(entry.getByRole('heading', { name: 'Its seal' })).toBeVisible();
    const moment = entry.getByLabel('At, Manila time');
    await moment.fill('2026-01-01T00:00');
    const stood = entry.getByRole('table', { name: 'As it stood' });
    await expect(stood.or(entry.getByText('No entry tells of this moment'))).toBeVisible();
    // Keys of the page are none of a field's.
    await moment.blur();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();

    await page.getByRole('link', { name: 'Verify the chain' }).focus();
    await page.keyboard.press('Enter');
    const verify = page.getByRole('button', { name: 'Verify from the beginning' });
    await verify.focus();
    await page.keyboard.press('Enter');
    const own = page.getByRole('listitem').filter({ hasText: `· ${id}` });
    await expect(own.getByText('holds')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // A list of people is not exported as a whole; with a filter it is, and with what one sees of it.
    const exportAs = async (reason: string) => {
      await page.getByRole('button', { name: 'Export as CSV' }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel('Reason').focus();
      await page.keyboard.type(reason);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    await exportAs('all of it');
    await expect(page.getByRole('dialog')).toContainText('never exported as a whole');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Id of the actor' }).focus();
    await page.keyboard.type(id);
    await expect(page).toHaveURL(/actor=/);
    // In a sentence: who did what to what.
    const verified = list.getByRole('row', { name: /Verified the chain of the audit/ });
    await expect(verified).toContainText(`· ${id}`);
    await expect(list.getByText('audit.chain-verified')).toHaveCount(0);
    const saved = page.waitForEvent('download');
    await exportAs('asked for by the regulator');
    const csv = readFileSync(await (await saved).path(), 'utf8');
    expect(csv).toContain(`staff,${id},audit.chain-verified,house`);
  });

  await test.step('brands and policies, in both themes', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await goInside(page, '/backoffice/settings/policies');
    await expect(page.getByRole('row', { name: /KYC_POLICY/ })).toContainText('documents');
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Brands' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Sinag (sinag)' })).toContainText(
      'Home page written',
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page)).toEqual([]);
  });
});
