import type { Locator, Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { openAsStaff } from './open-as-staff.ts';
import { askDatabase, looksAt, submitIdentity, waitingFor } from './submit-identity.ts';
import { tabTo } from './tab-to.ts';

test.use(withPictures);
// 'Next in the queue' takes what others of this file wait for, so they run one after the other.
test.describe.configure({ mode: 'default' });

const caseOf = (page: Page, { uid }: { uid: string }) =>
  page.getByRole('complementary', { name: `Player ${uid}, version 1` });

/** A photo that the browser has really drawn. */
async function expectPhoto(place: Locator, name: string): Promise<void> {
  const photo = place.getByRole('img', { name });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

async function take(page: Page, drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: 'Claim' }).waitFor();
  await page.keyboard.press('c');
  await expect(drawer.getByRole('status').first()).toContainText('You have it until');
  await expect(drawer.getByRole('button', { name: 'Approve in full' })).toBeVisible();
}

test('@desktop a reviewer works off two submissions by keyboard alone: photos beside fields, an approval, a rejection that the player reads [A-123 A-482]', async ({
  page,
}) => {
  const first = await submitIdentity();
  const second = await submitIdentity();
  await waitingFor(first, 900);
  await waitingFor(second, 899);
  await openAsStaff(page, 'reviewer', '/backoffice/kyc');
  await page.getByRole('link', { name: first.uid, exact: true }).waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.keyboard.press('n');
  const drawer = caseOf(page, first);
  await expect(drawer.getByRole('status').first()).toContainText('You have it until');
  await expect(drawer.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(drawer.getByRole('row', { name: /^Last name/ })).toContainText(
    first.person.last_name,
  );
  await expectPhoto(drawer, 'Front of the ID');
  expect(await looksAt(first)).toEqual(['idPhoto']);
  const zoom = drawer.getByRole('toolbar').getByRole('status');
  await page.keyboard.press('+');
  await expect(zoom).toHaveText('150%');
  await page.keyboard.press('r');
  await expect(drawer.getByText('90°')).toBeVisible();
  await page.keyboard.press('-');
  await expect(zoom).toHaveText('100%');
  await page.keyboard.press('2');
  await expectPhoto(drawer, 'Selfie with the ID');
  await page.keyboard.press('1');
  await expectPhoto(drawer, 'Front of the ID');
  expect(await looksAt(first)).toEqual(['idPhoto', 'selfieWithIDPhotoPath']);
  expect(await faultsInBothThemes(page)).toEqual([]);

  const approving = page.getByRole('dialog', { name: `Approve player ${first.uid} in full` });
  await page.keyboard.press('f');
  await expect(approving).toContainText('The status becomes “Fully verified”');
  await page.keyboard.press('Enter');
  await expect(approving.getByRole('alert')).toContainText('type the ID number from the photo');
  await page.keyboard.press('Escape');
  await expect(approving).toBeHidden();
  await tabTo(page, drawer.getByLabel('ID number, read off the photo'));
  await page.keyboard.type(`N${first.uid}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('f');
  await expect(approving.getByRole('button', { name: 'Approve in full' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(approving.getByRole('status')).toContainText('Fully verified');
  expect(await first.record()).toMatchObject({ status: 'fully_kyc' });

  await page.keyboard.press('n');
  const next = caseOf(page, second);
  await expect(next.getByRole('status').first()).toContainText('You have it until');
  await expect(next.getByRole('button', { name: 'Reject' })).toBeVisible();
  await page.keyboard.press('x');
  const rejecting = page.getByRole('dialog', {
    name: `Reject the submission of player ${second.uid}`,
  });
  await expect(rejecting.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rejecting.getByRole('group', { name: 'Reasons' })).toHaveAccessibleDescription(
    'Choose at least one reason: the player reads it',
  );
  await expect(rejecting.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  const read = rejecting.getByRole('region', { name: 'What the player will read' });
  await expect(read).toContainText('Screen capture: take the photo of the ID itself');
  await tabTo(page, rejecting.getByLabel('In your words, for the player'));
  await page.keyboard.type('The screen of a phone is seen');
  await expect(read).toContainText('The screen of a phone is seen');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await tabTo(page, rejecting.getByRole('button', { name: 'Reject' }));
  await page.keyboard.press('Enter');
  await expect(rejecting.getByRole('status')).toContainText('Rejected');
  await page.keyboard.press('Escape');
  await expect(next.getByRole('status').first()).toHaveText('It was decided');
  expect(await second.record()).toMatchObject({
    status: 'rejected',
    issue_msg: ['screen-capture'],
    issue_message: 'The screen of a phone is seen',
  });
});

test('@desktop fields that are marked in the table are asked for again, and the page of the player tells the decision', async ({
  page,
}) => {
  const player = await submitIdentity();
  await openAsStaff(page, 'risk', player.path);
  const drawer = caseOf(page, player);
  await take(page, drawer);
  await page.keyboard.press('t');
  const asking = page.getByRole('dialog', { name: `Ask player ${player.uid} again` });
  await asking.getByRole('button', { name: 'Ask again' }).click();
  await expect(asking.getByRole('alert')).toContainText('mark in the table');
  await page.keyboard.press('Escape');
  await drawer.getByRole('checkbox', { name: 'Date of birth is wrong' }).check();
  await drawer.getByRole('checkbox', { name: 'Front of the ID is wrong' }).check();
  await page.keyboard.press('t');
  await expect(asking).toContainText('To be given again: Date of birth, Front of the ID');
  await asking.getByRole('button', { name: 'Ask again' }).click();
  await expect(asking.getByRole('status')).toContainText('Asked again');
  expect(await player.record()).toMatchObject({
    status: 'rejected',
    issue_fields: ['birthday', 'idPhoto'],
  });
  await asking.getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Version 1, by' })).toContainText(
    'Fields: Date of birth, Front of the ID',
  );
  await drawer.getByRole('link', { name: player.uid, exact: true }).click();
  const submissions = page.getByRole('region', { name: 'Submissions' });
  await expect(submissions.getByRole('row', { name: /Version 1/ })).toContainText('Asked again');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('@desktop an escalated submission is out of a reviewer’s hands, and a senior decides it', async ({
  page,
  browser,
}) => {
  const player = await submitIdentity();
  await openAsStaff(page, 'reviewer', player.path);
  const drawer = caseOf(page, player);
  await take(page, drawer);
  await page.keyboard.press('e');
  const escalating = page.getByRole('dialog');
  await expect(escalating).toContainText('Nothing: for the player it is still under review.');
  await escalating.getByLabel('What to look at').fill('The hologram looks wrong');
  await escalating.getByRole('button', { name: 'Escalate' }).click();
  await expect(escalating.getByRole('status')).toContainText('Escalated');
  await escalating.getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByRole('status').first()).toHaveText(
    'It waits for a senior reviewer, and nobody has it',
  );
  await expect(drawer.getByRole('button', { name: 'Claim' })).toHaveCount(0);
  expect(await player.record()).toMatchObject({ status: 'under_review', issue_message: '' });

  const context = await browser.newContext();
  const senior = await context.newPage();
  await openAsStaff(senior, 'risk', player.path);
  const theirs = caseOf(senior, player);
  await expect(theirs).toContainText('The hologram looks wrong');
  await take(senior, theirs);
  await senior.keyboard.press('b');
  await senior.keyboard.press('Enter');
  await expect(senior.getByRole('dialog').getByRole('status')).toContainText('Basic KYC');
  await context.close();
  expect(await player.record()).toMatchObject({ status: 'basic_kyc' });
});

test('@desktop of two reviewers at once one has it, and the other is told who was quicker', async ({
  page,
  browser,
}) => {
  const player = await submitIdentity();
  await openAsStaff(page, 'reviewer', player.path);
  const drawer = caseOf(page, player);
  await drawer.getByRole('button', { name: 'Claim' }).waitFor();
  const context = await browser.newContext();
  const other = await context.newPage();
  await openAsStaff(other, 'risk', player.path);
  const theirs = caseOf(other, player);
  await take(other, theirs);
  // Nobody looks for news while the page is asked to: the press itself finds out.
  await page.keyboard.press('c');
  await expect(drawer.getByRole('status').first()).toContainText('Risk has it until');
  await expect(drawer.getByRole('button', { name: 'Approve in full' })).toHaveCount(0);

  // The claim of the other one runs out unnoticed, and a third decision is quicker.
  await askDatabase(
    `update kyc.review set claimed_until = now() - interval '1 second' where uid = ${player.uid}`,
  );
  await other.keyboard.press('x');
  const late = other.getByRole('dialog');
  await late.getByRole('checkbox').first().check();
  await page.reload();
  await take(page, drawer);
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Basic KYC');
  await late.getByRole('button', { name: 'Reject' }).click();
  await expect(late.getByRole('alert')).toHaveText('This submission was decided already');
  await other.keyboard.press('Escape');
  await expect(theirs.getByRole('status').first()).toHaveText('It was decided');
  await context.close();
  expect(await player.record()).toMatchObject({ status: 'basic_kyc', issue_msg: [] });
});
