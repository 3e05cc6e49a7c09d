import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { approveRequest } from './approve-request.ts';
import { openAsStaff } from './open-as-staff.ts';

test('@desktop the officer claims a request and answers it, and the player reads the answer', async ({
  page,
  browser,
}) => {
  const session = await openSession();
  await bringSession(page.context(), session);
  await page.goto(addressOf('/s-account/privacy'));
  await page.getByLabel('Correct my data').check();
  const words = `My name is spelled wrong, ${Date.now()}`;
  await page.getByLabel('In your words').fill(words);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('region', { name: 'Your requests' })).toContainText('Waiting');

  const desk = await browser.newContext();
  const officer = await desk.newPage();
  await openAsStaff(officer, 'privacy', '/backoffice/privacy/requests');
  await officer.getByRole('row').filter({ hasText: 'Correction' }).last().getByRole('link').click();
  const drawer = officer.getByRole('complementary', { name: /^Privacy request \d+/ });
  await expect(drawer).toContainText(words);
  await drawer.getByRole('button', { name: 'Claim' }).click();
  await drawer.getByLabel('Answer to the player').fill('It is corrected now.');
  expect(await faultsInBothThemes(officer)).toEqual([]);
  await drawer.getByRole('button', { name: 'Grant and answer' }).click();
  await expect(drawer).toContainText('Granted');
  await desk.close();
  await page.reload();
  await expect(page.getByText('It is corrected now.')).toBeVisible();
});

test('@desktop an incident is noted with its clock, written down, and ended by a second officer who has read it', async ({
  page,
  browser,
}) => {
  await openAsStaff(page, 'privacy', '/backoffice/privacy/incidents');
  await page.getByRole('button', { name: 'Note an incident' }).click();
  const noting = page.getByRole('dialog', { name: 'Note an incident' });
  await noting.getByLabel('What happened').fill('A list went to the wrong address');
  await noting.getByRole('button', { name: 'Note', exact: true }).click();
  const drawer = page.getByRole('complementary', { name: /^Incident \d+/ });
  await expect(drawer).toContainText('71 h left');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByLabel('Whom it concerns').fill('Twelve players: names');
  await drawer.getByLabel('Persons', { exact: true }).fill('12');
  await drawer.getByLabel('What was done').fill('The list was deleted there');
  await drawer.getByLabel('Commission and persons must be told').selectOption('no');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toContainText('Nobody has to be told');
  await drawer.getByRole('button', { name: 'Ask to end it' }).click();
  const asking = page.getByRole('dialog', { name: /^End incident/ });
  await asking.getByLabel('Reason').selectOption('checked');
  await asking.getByRole('button', { name: 'Ask', exact: true }).click();
  const request = await asking.getByRole('link', { name: 'Open the request' }).getAttribute('href');
  const desk = await browser.newContext();
  const second = await desk.newPage();
  await openAsStaff(second, 'privacy', request ?? '');
  await expect(second.getByText('The list was deleted there')).toBeVisible();
  await approveRequest(second);
  await desk.close();
  await goInside(page, '/backoffice/privacy/incidents?state=closed');
  await expect(page.getByRole('row').filter({ hasText: 'A list went' }).first()).toBeVisible();
});

test('@desktop unused accounts with money stand on a list of their own, with what becomes of them', async ({
  page,
}) => {
  await openAsStaff(page, 'privacy', '/backoffice/privacy/requests');
  await page.getByRole('link', { name: 'Unused accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Unused accounts with money' })).toBeVisible();
  await expect(page.getByText('two people close the account')).toBeVisible();
  // Nobody has been away for years from a house that was opened a moment ago.
  await expect(page.getByText('No unused account has money in it')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});
