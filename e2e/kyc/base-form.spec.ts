import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { amountField, sheetOf } from '../deposit/deposit-page.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { routeOnce } from '../page/route-once.ts';
import { expect, test } from '../page/test.ts';
import { withCamera } from '../page/with-pictures.ts';
import { addPhoto, birthday, field, fillPerson, photo, typed } from './fill-form.ts';
import { bringWizardPlayer } from './wizard-page.ts';

test.use(withCamera);

const photos = ['Front photo of ID', 'Back photo of ID', 'Selfie with ID'] as const;

test('leads a newcomer first to the short form, which takes name, birthday, gender and three photos of the camera or a file, goes back one screen, and can be sent again where it failed [A-165 A-166 A-167 A-302 A-303 A-304 A-417]', async ({
  page,
  expectProblem,
}) => {
  const { client } = await bringWizardPlayer(page);
  await open(page, '/play-limits');
  await goInside(page, '/s-kyc');
  const ways = page.getByRole('main').getByRole('listitem');
  await expect(ways.first()).toContainText('First the basic information');
  // The short way stands before the long one.
  const offered = page.getByRole('main').locator('a, button');
  await expect(offered).toHaveText(['Fill in the basic information', 'KYC Verify', 'Do it later']);
  await page.getByRole('link', { name: 'Fill in the basic information' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc?form=base'));
  const form = page.getByRole('group', { name: 'Basic Information', exact: true });
  await expect(form.locator('label, legend')).toHaveText([
    'First name',
    'Middle name',
    'Last name',
    'Date of birth',
    'Gender',
    ...photos.map((label) => `Upload ${label}`),
  ]);
  // Typing can begin at once, and goes on by the keyboard alone.
  await expect(typed(page, 'First name')).toBeFocused();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(typed(page, 'First name')).toBeFocused();
  await expect(photo(page, 'Front photo of ID')).toContainText('Front photo of ID is required');
  for (const label of photos.slice(1)) {
    await expect(photo(page, label)).toContainText('Face photo is required');
  }
  await fillPerson(page);
  await photo(page, photos[0]).getByRole('button', { name: 'Use camera' }).click();
  for (const label of photos) {
    // The camera goes on to the next photo by itself.
    const camera = page.getByRole('dialog', { name: `Upload ${label}` });
    await camera.getByRole('button', { name: 'Take photo' }).click();
    await expect(camera).toBeHidden();
  }
  for (const label of photos) {
    await expect(photo(page, label)).toContainText('Photo uploaded');
  }
  await photo(page, 'Back photo of ID').getByRole('button', { name: 'Remove' }).click();
  await addPhoto(page, 'Back photo of ID');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(addressOf('/s-kyc'));
  const opened = page.getByRole('region', { name: 'What you can do meanwhile' });
  await expect(opened.getByRole('listitem')).toHaveText([
    'Deposit',
    'Play games',
    'Bonuses and welfare activities',
  ]);
  await expect(page.getByRole('link', { name: 'Fill in the basic information' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'KYC Verify' })).toBeVisible();
  const amount = page.getByRole('list', { name: 'Quick amounts' }).getByRole('button').first();
  const wanted = (await amount.textContent()) ?? '';
  await amount.click();
  await expect(amountField(sheetOf(page))).toHaveValue(wanted.replace(/\D/g, ''));
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheetOf(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Deposit' }).click();
  await expect(sheetOf(page)).toBeVisible();
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheetOf(page)).toHaveCount(0);
  const record = await client.call(getKyc, {});
  expect(record).toMatchObject({ status: 'basic_account', first_name: 'Maria Clara' });
  expect(record.attachments.idPhotoBack).not.toBe('');

  await test.step('says that the update failed, keeps what was typed and can be sent again', async () => {
    expectProblem(/kyc\/base/);
    await page.getByRole('link', { name: 'Change the basic information' }).click();
    await expect(typed(page, 'First name')).toHaveValue('Maria Clara');
    await expect(birthday(page)).toContainText(/\w+ \d+, \d{4}/);
    await typed(page, 'First name').fill('Jose Maria');
    await routeOnce(page, '**/member/kyc/base', (route) => route.abort());
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert')).toContainText('Update basic information failed');
    await expect(typed(page, 'First name')).toHaveValue('Jose Maria');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(addressOf('/s-kyc'));
    expect(await client.call(getKyc, {})).toMatchObject({ first_name: 'Jose Maria' });
  });
});

test('is filled without leaving the keyboard: a date goes on by itself, and a choice answers by one touch [A-155 A-156 A-306]', async ({
  page,
}) => {
  await bringWizardPlayer(page);
  await open(page, '/s-kyc?form=base');
  await expect(typed(page, 'First name')).toBeFocused();
  await page.keyboard.type('Maria Clara');
  await page.keyboard.press('Enter');
  await expect(typed(page, 'Middle name')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Santos');
  await page.keyboard.press('Enter');
  const day = birthday(page).getByRole('textbox', { name: 'Day' });
  const year = birthday(page).getByRole('textbox', { name: 'Year' });
  await expect(day).toBeFocused();
  await page.keyboard.type('31021988');
  await expect(year).toHaveValue('1988');
  await expect(birthday(page)).toContainText('There is no such day. Check day, month and year.');
  await day.fill('28');
  await expect(birthday(page)).toContainText('February 28, 1988');
  await expect(birthday(page).getByText('There is no such day')).toHaveCount(0);
  await year.fill('2020');
  await year.blur();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(year).toHaveAccessibleDescription(/21/);
  await year.fill('');
  await year.press('Backspace');
  await expect(birthday(page).getByRole('textbox', { name: 'Month' })).toBeFocused();
  await year.fill('1988');
  await year.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Gender', exact: true });
  await expect(sheet.getByRole('button')).toHaveText(['Cancel', 'Confirm']);
  await sheet.getByRole('option', { name: 'Male', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(field(page, 'Gender')).toHaveText('Male');
});
