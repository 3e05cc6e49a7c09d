import { createClient } from '@perya/contract/client';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

async function newPlayer(): Promise<string> {
  const { token } = JSON.parse(await openSession()) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  return String((await client.call(getProfile, {})).uid);
}

test('@desktop one field finds whatever has an id or a name and begins whatever one may do', async ({
  page,
}) => {
  const uid = await newPlayer();
  await openAsStaff(page, 'administrator', '/backoffice');
  const palette = page.getByRole('dialog', { name: 'Go anywhere, do anything' });
  const options = palette.getByRole('option');

  await test.step('one exact hit opens at once, though Enter was quicker than the search', async () => {
    await page.getByRole('button', { name: 'Search everything, do anything' }).click();
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(uid);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/players/${uid}`));
    await expect(palette).toBeHidden();
  });

  await test.step('a verb takes what it is about, and its dialog is filled in', async () => {
    await page.keyboard.press('/');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('stop venue');
    await expect(options.first()).toContainText('Stop venue …');
    await page.keyboard.press('Enter');
    await page.keyboard.type('studio');
    await expect(options.first()).toContainText('Stop venue: ');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Stop gaming' });
    await expect(dialog.getByLabel('Code of the venue')).toHaveValue('studio');
    await expect(dialog.getByText(/takes a new round from now on/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a decision about a player opens on the page of that player', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(`block ${uid}`);
    await expect(options.first()).toContainText(`Block player: ${uid}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/players/${uid}`));
    await expect(page.getByRole('dialog', { name: /Block/ })).toBeVisible();
  });
});

test('@desktop the palette offers nobody what their role may not do or read', async ({ page }) => {
  const uid = await newPlayer();
  await openAsStaff(page, 'content', '/backoffice');
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible();
  await page.keyboard.press('/');
  const palette = page.getByRole('dialog', { name: 'Go anywhere, do anything' });
  // Its code comes with the first key.
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(uid);
  await expect(palette.getByText('Nothing is called so')).toBeVisible();
  await expect(palette.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('new');
  await expect(palette.getByRole('option', { name: /New campaign/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('stop venue');
  await expect(palette.getByText('Nothing is called so')).toBeVisible();
});
