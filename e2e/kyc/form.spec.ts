import { getKyc } from '@perya/contract/kyc/calls/kyc';
import type { RejectionReason } from '@perya/contract/rules/kyc-options';
import type { Page } from '@playwright/test';
import { decideIdentity } from '../backoffice/decide-identity.ts';
import { newPerson, submitIdentity } from '../backoffice/submit-identity.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withoutLive } from '../page/without-live.ts';
import { addPhoto, birthday, choose, field, fillCompleteForm, photo, typed } from './fill-form.ts';
import { giveBasics, openForm } from './open-form.ts';
import { answerRecord, bringWizardPlayer, storeStage } from './wizard-page.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });

const occupationNames = [
  ...['Employed', 'Self-Employed', 'Business Owner', 'Student', 'Retired', 'Unemployed'],
  ...['Homemaker', 'Freelancer', 'Government Employee', 'Private Sector Employee', 'Other'],
];
const fundNames = [
  ...['Salary/Employment', 'Business Income', 'Investments', 'Inheritance', 'Personal Savings'],
  ...['Pension/Retirement', 'Rental Income', 'Family Allowance', 'Other Sources'],
];

/** The labels of a section's fields from top to bottom, photos by what is uploaded. */
const labelsOf = (page: Page, name: string) => section(page, name).locator('label, legend');

/** The calls that the form makes, in their order. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/oss\/upload|kyc\/(?:insert|update|base)/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('asks in three sections, tells under each field what is missing or wrong, and is filled by keys alone [A-159 A-160 A-161 A-162 A-163 A-286 A-287 A-288 A-290 A-292 A-293 A-294 A-295 A-297 A-298 A-300 A-301 A-305 A-312]', async ({
  page,
}) => {
  const { phone } = await openForm(page);

  await test.step('asks in three sections, with reminders and a submit that stays in view', async () => {
    await expect(labelsOf(page, 'Basic Information')).toHaveText([
      'ID type',
      'Upload Front photo of ID',
      'Upload Selfie with card',
      'First name',
      'Middle name',
      'Last name',
      'Date of birth',
      'Gender',
      'Phone',
    ]);
    await expect(labelsOf(page, 'Address Information')).toHaveText([
      'Nationality',
      'Place of birth',
      'Current address',
      'Permanent address',
      'Nearest branch',
    ]);
    await expect(labelsOf(page, 'Income Information')).toHaveText([
      'Occupation',
      'Main source of funds',
    ]);
    const number = typed(page, 'Phone');
    await expect(number).toBeDisabled();
    await expect(number).toHaveValue(phone);
    await expect(number).toHaveAttribute('required');
    await expect(
      section(page, 'Basic Information').getByText('+63', { exact: true }),
    ).toBeVisible();
    await expect(field(page, 'Nationality')).toHaveText('Philippines');
    await expect(section(page, 'Reminders')).toContainText('exactly as on your ID');

    for (const place of ['ID type', 'Nationality', 'Main source of funds']) {
      await field(page, place).scrollIntoViewIfNeeded();
      await expect(submit(page)).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('offers the documents’ occupations and sources of funds, all of them in their order', async () => {
    for (const [name, options] of [
      ['Occupation', occupationNames],
      ['Main source of funds', fundNames],
    ] as const) {
      await field(page, name).click();
      await expect(page.getByRole('dialog', { name }).getByRole('option')).toHaveText(options);
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });

  await test.step('tells under each field what is missing or wrong, and leads to the first', async () => {
    await submit(page).click();
    await expect(field(page, 'ID type')).toBeFocused();
    const messages: Record<string, string> = {
      'ID type': 'ID type is required',
      Gender: 'Gender is required',
      Occupation: 'Occupation is required',
      'Main source of funds': 'Main source of funds is required',
    };
    for (const [name, message] of Object.entries(messages)) {
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    }
    await expect(birthday(page).getByRole('textbox', { name: 'Year' })).toHaveAccessibleDescription(
      /^Date of birth is required/,
    );
    await expect(photo(page, 'Front photo of ID')).toContainText('Front photo of ID is required');
    await expect(photo(page, 'Selfie with card')).toContainText('Selfie with card is required');
    await expect(typed(page, 'Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(typed(page, 'Middle name')).not.toHaveAttribute('aria-invalid');
    expect(await faultsInBothThemes(page)).toEqual([]);

    await typed(page, 'Last name').fill('Santos 2');
    await expect(typed(page, 'Last name')).toHaveAccessibleDescription(
      'Allowed characters: A-Z, a-z, space',
    );
    const spaced = 'Allowed characters: A-Z, a-z, space Write a space instead';
    for (const name of ['Muñoz-Reyes', "D'Souza"]) {
      await typed(page, 'Last name').fill(name);
      await expect(typed(page, 'Last name')).toHaveAccessibleDescription(spaced);
    }
    for (const name of ['First name', 'Middle name', 'Last name', 'Place of birth']) {
      await typed(page, name).fill('Muñoz Reyes');
      await expect(typed(page, name)).not.toHaveAttribute('aria-invalid');
    }
    await typed(page, 'Permanent address').fill('4 Peña St., Parañaque');
    await expect(typed(page, 'Permanent address')).not.toHaveAttribute('aria-invalid');
    await typed(page, 'Current address').fill('Purok 3 @ Cebu');
    await expect(typed(page, 'Current address')).toHaveAccessibleDescription(
      'Allowed characters: A-Z, a-z, space, comma, period',
    );
    await typed(page, 'Current address').fill('#3 (rear) Purok/Sitio 3-A, Cebu.');
    await expect(typed(page, 'Current address')).not.toHaveAttribute('aria-invalid');
    await choose(page, 'Gender', 'Male');
    await expect(field(page, 'Gender')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('is filled by keys alone: wheels, text and the way to a photo', async () => {
    await page.getByRole('heading', { level: 1 }).press('Tab');
    await field(page, 'ID type').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox', { name: 'ID type' })).toBeFocused();
    await page.keyboard.type('po');
    await page.keyboard.press('Enter');
    await expect(field(page, 'ID type')).toHaveText('Postal ID');
    await expect(field(page, 'ID type')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      photo(page, 'Front photo of ID').getByRole('button', { name: 'Add' }),
    ).toBeFocused();
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    await expect(typed(page, 'First name')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Maria');
    await expect(typed(page, 'First name')).toHaveValue('Maria');
  });
});

test('uploads the photos first and inserts, cannot be changed meanwhile, goes on to the success, and is under review [A-164 A-201 A-212 A-289 A-291 A-307 A-309 A-311]', async ({
  page,
}) => {
  const calls = watchCalls(page);
  const { client } = await openForm(page);
  await field(page, 'Nationality').click();
  await expect(page.getByRole('option').first()).toHaveText('Philippines');
  await expect(page.getByRole('option')).toHaveCount(249);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await birthday(page).getByRole('button').click();
  const dates = page.getByRole('dialog', { name: 'Select', exact: true });
  await expect(dates.getByRole('button')).toHaveText(['Cancel', 'Confirm']);
  await dates.getByRole('listbox', { name: 'Month' }).press('End');
  await dates.getByRole('listbox', { name: 'Day' }).press('End');
  const thisYear = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Manila', year: 'numeric' }).format(),
  );
  const years = dates.getByRole('listbox', { name: 'Year' }).getByRole('option');
  await expect(years.first()).toHaveText(String(thisYear - 100));
  await expect(years.last()).toHaveText(String(thisYear - 21));
  await dates.getByRole('button', { name: 'Cancel' }).click();

  await fillCompleteForm(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/member/kyc/insert', async (route) => {
    await held;
    await route.continue();
  });
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  for (const name of ['First name', 'Current address'])
    await expect(typed(page, name)).toBeDisabled();
  for (const name of ['ID type', 'Occupation']) await expect(field(page, name)).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Submit successfully' })).toBeVisible();
  expect(calls).toEqual(['/member/oss/upload', '/member/oss/upload', '/member/kyc/insert']);
  const record = await client.call(getKyc, {});
  expect(record).toMatchObject({
    status: 'under_review',
    id_type: 'PASSPORT',
    first_name: 'Maria Clara',
    occupation: 'Freelancer',
    source_of_income: 'Personal Savings',
    nationality: 'Philippines',
  });
  expect(record.nearest_branch).not.toBe('');
  expect(await page.evaluate(() => sessionStorage.getItem('perya:v1:kyc-draft'))).toBeNull();
});

test('keeps what was typed and uploaded over a reload, and shows a refusal of the server at the form [A-201 A-441]', async ({
  page,
  expectProblem,
}) => {
  // A live message would tell the form of the other device before it is sent.
  expectProblem(/live\/credential/);
  await withoutLive(page);
  const calls = watchCalls(page);
  const { client } = await openForm(page);
  await fillCompleteForm(page);
  await page.reload();
  await expect(typed(page, 'First name')).toHaveValue('Maria Clara');
  await expect(field(page, 'Gender')).toHaveText('Female');
  await expect(photo(page, 'Front photo of ID')).toContainText('Photo uploaded');
  await expect(photo(page, 'Selfie with card')).toContainText('Photo uploaded');

  await giveBasics(client);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Your KYC was submitted before');
  await expect(typed(page, 'First name')).toHaveValue('Maria Clara');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Submit successfully' })).toBeVisible();
  expect(calls.slice(-2)).toEqual(['/member/kyc/insert', '/member/kyc/update']);
});

test('opens with what the scanner read, over what is stored, and locks what is stored of the ID [A-183 A-213 A-214]', async ({
  page,
}) => {
  const { client } = await bringWizardPlayer(page);
  await giveBasics(client);
  await answerRecord(page, client, (record) => ({
    id_type: 'UMID',
    attachments: { ...record.attachments, idPhoto: 'uploads/stored' },
    ocr_status: 2,
    ocr: {
      ...record.ocr,
      first_name: 'JOSEPH',
      birthday: '1988-03-01',
      address: '9 Bonifacio St., Davao',
      attachments: { ...record.ocr.attachments, selfieWithIDPhotoPath: 'uploads/scanned' },
    },
  }));
  await page.addInitScript(() => {
    if (origin === 'null') return;
    localStorage.setItem('perya:v1:kyc-stage', '6');
  });
  await page.goto('/s-kyc');
  await expect(typed(page, 'First name')).toHaveValue('JOSEPH');
  await expect(typed(page, 'Last name')).toHaveValue('Reyes');
  await expect(birthday(page)).toContainText('March 1, 1988');
  await expect(birthday(page).getByRole('textbox', { name: 'Day' })).toHaveValue('1');
  await expect(typed(page, 'Permanent address')).toHaveValue('9 Bonifacio St., Davao');
  await expect(field(page, 'ID type')).toBeDisabled();
  await expect(field(page, 'ID type')).toHaveText('UMID');
  await expect(photo(page, 'Front photo of ID')).toHaveAttribute('disabled');
  await expect(photo(page, 'Front photo of ID').getByRole('button')).toHaveCount(0);
  await expect(
    photo(page, 'Selfie with card').getByRole('button', { name: 'Remove' }),
  ).toBeEnabled();
});

test('opens the ID again to whom the whole was turned down, and keeps it shut to who has another field to mend [A-213 A-214]', async ({
  page,
}) => {
  const session = await openSession();
  await bringSession(page.context(), session);
  const player = await submitIdentity(newPerson(), session);
  const reasons: RejectionReason[] = ['incomplete'];
  const turnedDown = { uid: player.uid, decision: 'reject', reasons } as const;
  await decideIdentity({ ...turnedDown, version: 1 });
  await storeStage(page, 6);
  await open(page, '/s-kyc');
  await expect(field(page, 'ID type')).toBeEnabled();
  const front = photo(page, 'Front photo of ID');
  await front.getByRole('button', { name: 'Remove' }).click();
  await addPhoto(page, 'Front photo of ID');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Submit successfully' })).toBeVisible();

  await decideIdentity({ ...turnedDown, version: 2, fields: ['birthday'] });
  await page.evaluate(() => localStorage.setItem('perya:v1:kyc-stage', '6'));
  await open(page, '/s-kyc');
  await expect(birthday(page).getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription(
    /The reviewer asks you to correct this\./,
  );
  await expect(field(page, 'ID type')).toBeDisabled();
  await expect(front.getByRole('button')).toHaveCount(0);
});

test('asks for the middle name where the operator requires it, and lets it be left out elsewhere [A-295 A-296]', async ({
  page,
}) => {
  const { client } = await openForm(page);
  const middle = typed(page, 'Middle name');
  const missing = page.getByText('Middle name is required', { exact: true });
  await expect(middle).toHaveAccessibleDescription('Optional');
  await submit(page).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(missing).toHaveCount(0);

  await answerRecord(page, client, () => ({ middle_name_required: true }));
  await open(page, '/s-kyc');
  await expect(middle).toHaveAccessibleDescription('');
  await submit(page).click();
  await expect(missing).toBeVisible();
  await middle.fill('Santos');
  await expect(missing).toHaveCount(0);
});
