import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('a document that a brand has already opens as it is when it is begun again, and its part of the room is marked @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice/content/documents');
  await page.getByRole('button', { name: 'Begin a document …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Begin a document' });
  await dialog.getByLabel('Brand').selectOption('tala');
  await dialog.getByLabel('Document').selectOption('privacy');
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/backoffice\/content\/articles\/\d+/);
  await expect(page.getByRole('main')).toContainText('Privacy Policy');
  const tabs = page.getByRole('navigation', { name: 'Content' });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Documents');
});
