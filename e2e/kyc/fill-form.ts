import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';

/** A real picture that is no document of anybody. */
export const pngPicture = fileURLToPath(
  new URL('../../art/pictures/brands/perya-192.png', import.meta.url),
);

export const field = (page: Page, name: string) =>
  page.getByRole('combobox', { name, exact: true });
export const typed = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const photo = (page: Page, label: string) =>
  page.getByRole('group', { name: `Upload ${label}`, exact: true });

/** The three boxes of the birthday, and the button that opens its wheels. */
export const birthday = (page: Page) =>
  page.getByRole('group', { name: 'Date of birth', exact: true });

/** Opens the sheet of a field and touches a row, which is the answer. */
export async function choose(page: Page, name: string, row: string): Promise<void> {
  await field(page, name).click();
  const sheet = page.getByRole('dialog', { name, exact: true });
  await sheet.getByRole('option', { name: row, exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** The day that the wheels begin at: the player is 21 today. */
async function takeYoungestBirthday(page: Page): Promise<void> {
  await birthday(page).getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Select', exact: true });
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet).toBeHidden();
}

/** Chooses a file for a photo, as the button Add does, and waits until the server has it. */
export async function addPhoto(page: Page, label: string, file = pngPicture): Promise<void> {
  await chooseFile(page, photo(page, label), file);
  await expect(photo(page, label)).toContainText('Photo uploaded');
}

export async function chooseFile(page: Page, uploader: Locator, file: string): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await uploader.getByRole('button', { name: 'Add' }).click();
  await (await opened).setFiles(file);
}

export async function fillPerson(page: Page): Promise<void> {
  await typed(page, 'First name').fill('Maria Clara');
  await typed(page, 'Last name').fill('Santos');
  await takeYoungestBirthday(page);
  await choose(page, 'Gender', 'Female');
}

/** All that the complete form wants of a new player. */
export async function fillCompleteForm(page: Page): Promise<void> {
  await choose(page, 'ID type', 'Passport');
  await addPhoto(page, 'Front photo of ID');
  await addPhoto(page, 'Selfie with card');
  await fillPerson(page);
  await typed(page, 'Place of birth').fill('Cebu City');
  await typed(page, 'Current address').fill('#1 Rizal St. (rear), Cebu');
  await typed(page, 'Permanent address').fill('2 Mabini St., Iloilo');
  await choose(page, 'Occupation', 'Freelancer');
  await choose(page, 'Main source of funds', 'Personal Savings');
}
