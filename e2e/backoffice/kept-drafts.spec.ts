import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('@desktop what was written and not saved is kept by itself, offered again and thrown away when one says so; whoever leaves is asked', async ({
  page,
}) => {
  await openAsStaff(page, 'promotions', '/backoffice/promotions/new/gift');
  const form = page.getByRole('form', { name: 'New promotion' });
  await form.getByLabel('Name, English').fill('Kept through a fall');
  const keptName = () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(
        ([name, value]) => name.includes('draft:') && value.includes('Kept through a fall'),
      ),
    );
  await expect.poll(keptName).toBe(true);

  await test.step('one who stays, stays', async () => {
    page.once('dialog', (asked) => void asked.dismiss());
    await form.getByRole('link', { name: 'Cancel' }).click();
    await expect(form.getByLabel('Name, English')).toHaveValue('Kept through a fall');
  });

  await test.step('after a reload it is offered', async () => {
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(form.getByLabel('Name, English')).toHaveValue('');
    await expect(form.getByRole('status').first()).toContainText('did not save is kept');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await form.getByRole('button', { name: 'Go on with it' }).click();
    await expect(form.getByLabel('Name, English')).toHaveValue('Kept through a fall');
  });

  await test.step('whoever leaves all the same finds it again, and it is gone once it is thrown away', async () => {
    page.once('dialog', (asked) => void asked.accept());
    await form.getByRole('link', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await goInside(page, '/backoffice/promotions/new/gift');
    await form.getByRole('button', { name: 'Throw it away' }).click();
    await expect.poll(keptName).toBe(false);
  });
});

test('@desktop what was removed is back within a minute', async ({ page }) => {
  await page.clock.install();
  await openAsStaff(page, 'support', '/backoffice/support/answers');
  const row = page.getByRole('row', { name: /Greeting/ }).first();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'New canned reply …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New answer' });
  const title = `Back again ${Date.now()}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('English').fill('We are back.');
  await dialog.getByLabel('Tagalog').fill('Nakabalik kami.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  const offer = page.getByRole('region', { name: 'What was done last' });
  await expect(offer).toContainText(`Removed: ${title}`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(offer).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(offer).toHaveCount(0);
});

test('@desktop a draft that was given up is written again within a minute', async ({ page }) => {
  await openAsStaff(page, 'content', '/backoffice/content/news');
  await page.locator('[data-row-link]').last().click();
  const title = page.getByLabel('Title, English');
  const published = await title.inputValue();
  await title.fill('News to be said otherwise');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const giveUp = page.getByRole('button', { name: 'Give the draft up' });
  await giveUp.click();
  await expect(title).toHaveValue(published);
  const offer = page.getByRole('region', { name: 'What was done last' });
  await expect(offer).toContainText('The draft was given up');
  await offer.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('News to be said otherwise');
  await giveUp.click();
  await expect(title).toHaveValue(published);
});
