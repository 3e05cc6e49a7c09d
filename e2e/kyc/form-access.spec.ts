import { faultsInBothThemes } from '../page/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { field, photo, typed } from './fill-form.ts';
import { openForm } from './open-form.ts';
import { answerRecord, bringWizardPlayer } from './wizard-page.ts';

test('is filled by keys alone: wheels, text and the way to a photo', async ({ page }) => {
  await openForm(page);
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
  await expect(photo(page, 'Front photo of ID').getByRole('button', { name: 'Add' })).toBeFocused();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(typed(page, 'First name')).toBeFocused();
  await page.keyboard.type('Maria');
  await expect(typed(page, 'First name')).toHaveValue('Maria');
});

test('has no faults that a checker finds, with messages and in both themes', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(field(page, 'ID type')).toBeFocused();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('speaks Tagalog, its messages and countries too, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.context().addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await bringWizardPlayer(page);
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('perya:v1:kyc-stage', '6');
  });
  await open(page, '/s-kyc');
  await page.getByRole('button', { name: 'Isumite' }).click();
  await expect(field(page, 'Uri ng ID')).toHaveAccessibleDescription('Kailangan ang uri ng ID');
  await expect(field(page, 'Nasyonalidad')).toHaveText('Pilipinas');
  await field(page, 'Nasyonalidad').click();
  await expect(page.getByRole('button', { name: 'Kumpirmahin' })).toBeInViewport({ ratio: 1 });
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('is shut while a review runs and once verified, with the reason beside its button [A-211]', async ({
  page,
}) => {
  const { client } = await bringWizardPlayer(page);
  const statuses = ['under_review', 'fully_kyc'] as const;
  let status: (typeof statuses)[number] = 'under_review';
  await answerRecord(page, client, () => ({ status }));
  for (status of statuses) {
    await page.goto('/s-kyc?form=base');
    await expect(typed(page, 'First name')).toBeDisabled();
    await expect(field(page, 'Gender')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription(
      'Your KYC cannot be changed at present',
    );
  }
});
