import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { toastOf } from '../page/toast-of.ts';
import { openAsPlayer } from './open-as-player.ts';
import { showProof } from './show-proof.ts';

test('a player closes the account with a word and a proof, is out everywhere, and takes it back by a login', async ({
  page,
}) => {
  const phone = await openAsPlayer(page, '/s-account/close');
  await expect(page.getByRole('heading', { name: 'Close the account' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Balance/ })).toContainText('₱0.00');
  await expect(page.getByText(/^For 30 days you can take it back/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  const close = page.getByRole('button', { name: 'Close the account' });
  await close.click();
  await expect(page.getByText('Type the word CLOSE')).toBeVisible();
  await page.getByLabel('Type CLOSE to confirm').fill('close');
  await close.click();
  await showProof(page, phone);
  await expect(toastOf(page, 'Your account is closed')).toBeVisible();
  await expect(page).toHaveURL(addressOf('/'));
  await open(page, '/s-account');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  // A login opens it again.
  await openAsPlayer(page, '/s-account', phone);
  // The hint lies over the page, which assistive technology does not see meanwhile.
  const hint = page.getByRole('dialog', { name: 'Your email is not set' });
  await hint.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Phone number' })).toBeVisible();
});

test('a player asks for a copy of the data and sees that it waits; a second time the page says so', async ({
  page,
}) => {
  await openAsPlayer(page, '/s-account/privacy');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Choose what you ask for')).toBeVisible();
  await page.getByLabel('A copy of my data').check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(toastOf(page, 'We have your request')).toBeVisible();
  const requests = page.getByRole('region', { name: 'Your requests' });
  await expect(requests).toContainText('Waiting');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByLabel('A copy of my data').check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText(/^You have asked for this already/)).toBeVisible();
});
