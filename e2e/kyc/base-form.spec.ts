import { getKyc } from '@perya/contract/kyc/calls/kyc';
import { sheetOf } from '../deposit/deposit-page.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { routeOnce } from '../page/route-once.ts';
import { expect, test } from '../page/test.ts';
import { withCamera } from '../page/with-pictures.ts';
import { addPhoto, field, fillPerson, photo, typed } from './fill-form.ts';
import { bringWizardPlayer } from './wizard-page.ts';

test.use(withCamera);

const photos = ['Front photo of ID', 'Back photo of ID', 'Selfie with ID'];

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
  await expect(offered).toHaveText(['Give the basic information', 'KYC Verify', 'Do it later']);
  await page.getByRole('link', { name: 'Give the basic information' }).click();
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
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(typed(page, 'First name')).toBeFocused();
  await expect(photo(page, 'Front photo of ID')).toContainText('Front photo of ID is required');
  for (const label of photos.slice(1)) {
    await expect(photo(page, label)).toContainText('Face photo is required');
  }
  await fillPerson(page);
  for (const label of photos) {
    await photo(page, label).getByRole('button', { name: 'Use camera' }).click();
    const camera = page.getByRole('dialog', { name: `Upload ${label}` });
    await camera.getByRole('button', { name: 'Take photo' }).click();
    await expect(camera).toBeHidden();
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
  await expect(page.getByRole('link', { name: 'Give the basic information' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'KYC Verify' })).toBeVisible();
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
    await expect(field(page, 'Date of birth')).toHaveText(/^\w+ \d+, \d{4}$/);
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
