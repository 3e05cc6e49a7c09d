import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';
import { submitIdentity } from './submit-identity.ts';

/** What a field for a time takes: so many hours from now, in Manila. */
const inHours = (hours: number) =>
  new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 16);

test('@desktop one asks for a compliance window, a second person approves it and it is in force, and one ends it [A-208 A-486]', async ({
  page,
  browser,
}) => {
  // A site whose players no other test needs: while it is in force they can go nowhere else.
  const site = page.getByRole('row', { name: /^Second mini-app/ });
  await openAsStaff(page, 'risk', '/backoffice/kyc/compliance');
  await expect(site).toContainText('Off');
  await site.getByRole('button', { name: 'Ask to begin … Second mini-app' }).click();
  const asking = page.getByRole('dialog', {
    name: 'Lead players of Second mini-app to the identity check',
  });
  await expect(asking).toContainText(/it meets \d+ players? whose time is over/);
  const ends = asking.getByLabel('Ends, Manila time');
  const ask = asking.getByRole('button', { name: 'Ask for approval' });
  await asking.getByLabel('Reason').selectOption('regulator');
  await ask.click();
  const wrong = asking.getByText('Say when it ends, after it begins');
  await expect(wrong).toBeVisible();
  await ends.fill(inHours(1));
  await expect(wrong).toHaveCount(0);
  await asking.getByLabel('Begins, Manila time').fill(inHours(2));
  await expect(wrong).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await asking.getByLabel('Begins, Manila time').fill('');
  await ends.fill(inHours(24 * 32));
  await ask.click();
  await expect(ends).toHaveAccessibleDescription(/31 days/);
  await ends.fill(inHours(1));
  await ask.click();
  await expect(asking.getByRole('status')).toContainText('Nothing has changed yet');
  const request = await asking.getByRole('link', { name: 'Open the request' }).getAttribute('href');
  await asking.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(site).toContainText('Off');

  await test.step('the one who asked cannot approve it', async () => {
    await goInside(page, request ?? '');
    const own = page.getByRole('complementary', { name: /^Request \d/ });
    await expect(own).toContainText('Nobody decides their own request');
    await expect(own.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  await test.step('a second person does', async () => {
    const context = await browser.newContext();
    const second = await context.newPage();
    await openAsStaff(second, 'risk', request ?? '');
    const drawer = second.getByRole('complementary', { name: /^Request \d/ });
    await expect(drawer).toContainText(
      /On Second mini-app, \d+ players .* can open nothing but the check/,
    );
    await approveRequest(second);
    await context.close();
  });

  await openAsStaff(page, 'risk', '/backoffice/kyc/compliance');
  await expect(site).toContainText('In force');
  await site.getByRole('button', { name: 'End Second mini-app' }).click();
  const ending = page.getByRole('dialog', { name: /^End the compliance window/ });
  await ending.getByLabel('Reason').selectOption('mistake');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await ending.getByRole('button', { name: 'End now' }).click();
  await expect(ending.getByRole('status')).toContainText('The window has ended');
  await ending.getByRole('button', { name: 'Done' }).click();
  await expect(site).toContainText('Off');
  await expect(site.getByRole('button', { name: /^Ask to begin/ })).toBeVisible();
});

test('@desktop a player is asked to complete the identity check with a reason, and no longer [A-271 A-486]', async ({
  page,
}) => {
  const { uid } = await submitIdentity();
  await openAsStaff(page, 'reviewer', `/backoffice/players/${uid}/kyc`);
  const mark = page.getByText('Must complete it', { exact: true });
  await page.getByRole('button', { name: 'Ask to complete it …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByLabel('In your words').fill('Letter of 3 March');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask the player' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The player must complete the check.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(mark).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Letter of 3 March' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await test.step('who was asked stands in a list, with how far they are', async () => {
    await goInside(page, `/backoffice/kyc/asked?uid=${uid}&state=open`);
    const row = page.getByRole('row', { name: new RegExp(`^${uid} `) });
    await expect(row).toContainText('Under review');
    await expect(row).toContainText('Letter of 3 March');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByLabel('Verified or not').selectOption('verified');
    await expect(page.getByText('No player matches')).toBeVisible();
    await page.getByLabel('Verified or not').selectOption('');
    await row.getByRole('link', { name: uid }).click();
    await expect(page).toHaveURL(`/backoffice/players/${uid}`);
    await goInside(page, `/backoffice/players/${uid}/kyc`);
  });

  await page.getByRole('button', { name: 'Take the request back …' }).click();
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The mark is gone.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Ask to complete it …' })).toBeVisible();
  await expect(mark).toHaveCount(0);
});
