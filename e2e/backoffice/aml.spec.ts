import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { approveRequest } from './approve-request.ts';
import { drawNoise } from './draw-noise.ts';
import { openAsStaff } from './open-as-staff.ts';
import { newPerson, submitIdentity } from './submit-identity.ts';

test('@desktop an officer opens a case, writes what is known, holds payouts, and a second one ends it; nobody else sees the room', async ({
  page,
  browser,
}) => {
  const { uid } = await submitIdentity();
  await openAsStaff(page, 'aml', '/backoffice/aml/cases');
  await page.getByRole('button', { name: 'Open a case' }).click();
  const opening = page.getByRole('dialog', { name: 'Open a case' });
  await opening.getByLabel('Player id').fill(uid);
  await opening.getByLabel('What was seen').fill('Another person paid for him');
  await opening.getByRole('button', { name: 'Open', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: /^AML case \d+/ });
  await expect(drawer).toContainText('Another person paid for him');
  await drawer.getByRole('button', { name: 'Claim' }).click();
  await drawer.getByLabel('Narrative').fill('He was paid for by a stranger, twice.');
  await drawer.getByRole('button', { name: 'Save the narrative' }).click();
  await expect(drawer.getByRole('button', { name: 'Save the narrative' })).toBeDisabled();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await drawer.getByRole('button', { name: 'Hold payouts' }).click();
  const holding = page.getByRole('dialog', { name: 'Hold payouts' });
  await holding.getByLabel('Reason').selectOption('suspicious');
  await holding.getByRole('button', { name: 'Hold payouts' }).click();
  await expect(drawer).toContainText('Held since');

  await drawer.getByRole('button', { name: 'Ask to report' }).click();
  const asking = page.getByRole('dialog', { name: /^Report case/ });
  await asking.getByLabel('Reason').selectOption('checked');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(asking.getByRole('status')).toContainText('waits for a second person');
  const request = await asking.getByRole('link', { name: 'Open the request' }).getAttribute('href');
  const desk = await browser.newContext();
  const second = await desk.newPage();
  await openAsStaff(second, 'aml', request ?? '');
  await expect(second.getByText('He was paid for by a stranger, twice.')).toBeVisible();
  await approveRequest(second);
  await desk.close();

  await page.goto(addressOf(`/backoffice/aml/reports?uid=${uid}`));
  await expect(page.getByRole('row', { name: /Suspicious \(STR\)/ })).toContainText(uid);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await goInside(page, '/backoffice/aml/rules');
  await expect(page.getByRole('table', { name: 'Rules' })).toContainText('a covered transaction');
  expect(await faultsInBothThemes(page)).toEqual([]);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openAsStaff(theirs, 'administrator', '/backoffice/');
  await expect(theirs.getByRole('link', { name: 'Players', exact: true })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'AML', exact: true })).toHaveCount(0);
  await other.close();
});

test('a player who is asked for documents finds it in the user centre, sends a picture and reads nothing of why', async ({
  page,
  browser,
}) => {
  const session = await openSession();
  const { uid } = await submitIdentity(newPerson(), session);
  const desk = await browser.newContext();
  const officer = await desk.newPage();
  await openAsStaff(officer, 'aml', '/backoffice/aml/cases');
  await officer.getByRole('button', { name: 'Open a case' }).click();
  const opening = officer.getByRole('dialog', { name: 'Open a case' });
  await opening.getByLabel('Player id').fill(uid);
  await opening.getByLabel('What was seen').fill('Deposits outgrow the salary');
  await opening.getByRole('button', { name: 'Open', exact: true }).click();
  const drawer = officer.getByRole('complementary', { name: /^AML case \d+/ });
  await drawer.getByRole('button', { name: 'Ask the player', exact: true }).click();
  const row = drawer.getByRole('row', { name: /^Source of funds/ });
  await expect(row).toBeVisible();

  await bringSession(page.context(), session);
  await page.goto(addressOf('/my'));
  await page.getByRole('link', { name: 'Documents we asked for' }).click();
  await expect(page.getByRole('heading', { name: 'Where your deposits come from' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/outgrow|suspicious|AML/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Where the money comes from').selectOption({ label: 'Salary' });
  await page
    .getByLabel(/^Pictures/)
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(drawNoise()) });
  await expect(page.getByText('Pictures ready: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We have what you sent and are checking it.')).toBeVisible();

  await officer.reload();
  await expect(row).toContainText('Salary');
  await expect(row.getByRole('button', { name: 'Picture 1' })).toBeVisible();
  await desk.close();
});
