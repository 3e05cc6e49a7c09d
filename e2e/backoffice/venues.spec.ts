import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';

test('the games desk asks for a venue, risk approves it, and its games are asked for as a list @desktop', async ({
  page,
  browser,
}) => {
  const code = `venue-${Date.now()}`;
  await openAsStaff(page, 'games', '/backoffice/games/venues');
  await page.getByRole('button', { name: 'New venue …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New venue' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Name').fill(code);
  await dialog.getByLabel('Where its games open').fill('https://evil.example/open');
  await dialog.getByLabel('Reason').selectOption('planned');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toContainText('its origin must stand in PERYA_FRAME_ORIGINS');
  await dialog.getByLabel('Where its games open').fill('/sandbox/studio/play');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await dialog.getByRole('link', { name: 'Open the request' }).click();
  const desk = await browser.newContext();
  const second = await desk.newPage();
  await openAsStaff(second, 'risk', new URL(page.url()).pathname);
  await approveRequest(second);
  await desk.close();

  await page.goto(new URL('/backoffice/games/venues', page.url()).href);
  await page.getByRole('button', { name: `New games of ${code}` }).click();
  const listing = page.getByRole('dialog', { name: `New games of ${code}` });
  await listing.getByLabel('Several, as a list').check();
  await listing.getByLabel('A game on each line').fill(`${code}-a;One;A1;Slot;96.5;1;many`);
  await listing.getByLabel('Reason').selectOption('planned');
  await listing.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(listing).toContainText('A line cannot be read');
  await listing.getByLabel('A game on each line').fill(`${code}-a;One;A1;Slot;96.5;1;500;2000`);
  await listing.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(listing).toContainText('waits for a second person');
});

test('an auditor asks our studio how its random source is, and reads the hashes of its code @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'auditor', '/backoffice/games/venues');
  await page.getByRole('button', { name: 'Self-check of Perya Studio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Self-check of Perya Studio' });
  await expect(dialog).toContainText('Sound');
  const hashes = dialog.getByRole('table', { name: 'Hashes of the code' });
  await expect(hashes.getByRole('row', { name: /^rng [0-9a-f]{64}$/ })).toBeVisible();
});
