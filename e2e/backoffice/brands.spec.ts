import { approveRequest, listRequests, readRequest } from '@perya/contract/staff/calls/requests';
import { askAs } from '../page/ask-as.ts';
import { colourOf } from '../page/faults/colour-of.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { staffClient } from './staff-client.ts';

test('who writes content asks a second person for licence and contacts of a brand @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice/settings/brands');
  const card = page.getByRole('region', { name: 'Tala (tala)' });
  await expect(card).toContainText('DEMO-0000');
  await card.getByRole('button', { name: 'Licence and contacts …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Licence and contacts of Tala (tala)' });
  await dialog.getByLabel('Number of the licence').fill(`PGC-${Date.now()}`);
  await dialog.getByLabel('Contacts').fill('Facebook http://plain.example');
  await dialog.getByLabel('Reason').selectOption('regulator');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('A name and an address with https on each line');
  await dialog.getByLabel('Contacts').fill('Facebook https://facebook.example/tala');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('waits for a second person');
});

test('brands are compared side by side, and several are changed at once only where something is ticked @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice/settings/brands');
  await expect(page.getByRole('heading', { name: 'Where they differ' })).toBeVisible();
  await page.getByRole('button', { name: 'Change several …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change several brands' });
  await dialog.getByLabel('Reason').selectOption('planned');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('Choose brands, and what is to change');
  await dialog.getByLabel('Change: Helpline').check();
  await expect(dialog.getByLabel('Helpline', { exact: true })).toBeVisible();
  await expect(dialog).not.toContainText('Choose brands, and what is to change');
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('a brand that two people make is shown on its host at once, and one that cannot be read is not asked for @desktop', async ({
  page,
}) => {
  const tag = `b${Date.now().toString(36)}`;
  await openAsStaff(page, 'content', '/backoffice/settings/brands');
  await page.getByRole('button', { name: 'New brand …' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new brand' });
  await dialog.getByLabel('Tag', { exact: true }).fill('maya');
  await dialog.getByLabel('Name', { exact: true }).fill('Lakan');
  await dialog.getByLabel('Tagline in English').fill('Play with dignity');
  await dialog.getByLabel('Tagline in Tagalog').fill('Maglaro nang may dangal');
  await dialog.getByLabel('Page, Light', { exact: true }).fill('#fdf5f5');
  await dialog.getByLabel('Text, Light', { exact: true }).fill('#eeeeee');
  await expect(dialog.getByRole('status')).toContainText('ink on surface');
  await dialog.getByLabel('Reason').selectOption('planned');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('none of a partner');
  await dialog.getByLabel('Tag', { exact: true }).fill(tag);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('Some of these colours cannot be read on each other');
  await dialog.getByLabel('Text, Light', { exact: true }).fill('#1a1640');
  await expect(dialog.getByRole('status').first()).toContainText('WCAG AA');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('waits for a second person');

  const ben = await staffClient('content');
  const { rows } = await ben.call(listRequests, { action: 'content.brand-look', limit: 100 });
  const { id = '' } = rows.find(({ about }) => JSON.stringify(about).includes(tag)) ?? {};
  const { seen } = await ben.call(readRequest, { id });
  await ben.call(approveRequest, { id, seen, reason: 'checked', words: '' });
  await expect
    .poll(async () => (await askAs(page.request, '/', tag)).text())
    .toContain(`data-brand="${tag}"`);
  await open(page, '/', tag);
  await expect(page).toHaveTitle('Lakan · Play with dignity');
  await expect(page.getByRole('link', { name: 'Lakan, home' })).toBeVisible();
  expect(await colourOf(page, '--surface')).toBe('rgb(253, 245, 245)');
  const manifest = await (await askAs(page.request, '/manifest.webmanifest', tag)).json();
  expect(manifest.name).toBe('Lakan');
});
