import { faultsInBothThemes } from '../../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../../page/test.ts';
import { approveRequest } from '../approve-request.ts';
import { openAsStaff } from '../open-as-staff.ts';

test('a cashier asks for a new channel, risk approves it, and it begins closed @desktop', async ({
  page,
  browser,
}) => {
  const name = `Bank ${Date.now()}`;
  await openAsStaff(page, 'cashier', '/backoffice/payments/channels');
  await page.getByRole('button', { name: 'New channel …' }).click();
  const dialog = page.getByRole('dialog', { name: 'New channel' });
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByLabel('Gateway')).toHaveAccessibleDescription(/Choose a gateway/);
  await dialog.getByLabel('Gateway').selectOption('sandbox');
  await dialog.getByLabel('Method').fill('landbank');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  // One brand alone: the other tests count the channels of theirs.
  for (const brand of ['Perya (perya)', 'Sinag (sinag)', 'Perya (h5)']) {
    await dialog.getByLabel(brand).uncheck();
  }
  await dialog.getByLabel('Why, for the audit').fill('A second bank');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await dialog.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByRole('complementary', { name: /^Request \d/ })).toContainText(
    `A new channel ${name} of deposits by the gateway sandbox (landbank)`,
  );
  const desk = await browser.newContext();
  const second = await desk.newPage();
  await openAsStaff(second, 'risk', new URL(page.url()).pathname);
  await approveRequest(second);
  await desk.close();
  await page.goto(new URL('/backoffice/payments/channels', page.url()).href);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Closed by staff');
});
