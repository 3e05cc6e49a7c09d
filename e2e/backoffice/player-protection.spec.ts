import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { goInside } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { newPlayer } from './new-player.ts';
import { openAsStaff } from './open-as-staff.ts';
import { askDatabase } from './submit-identity.ts';

test('@desktop who shows signs of harm waits for a word; it is written down with what it changed, and the case is done', async ({
  page,
}) => {
  const uid = await newPlayer();
  await askDatabase(
    `insert into care.score (bucket, uid, score, markers, scored, opened_at)
     values (platform.bucket_of(${uid}), ${uid}, 100, '[{"marker": "nights", "points": 25, "seen": 7}]', 1, now())`,
  );
  await openAsStaff(page, 'support', `/backoffice/risk/care?uid=${uid}`);
  const row = page.getByRole('row', { name: new RegExp(uid) });
  await expect(row).toContainText('Plays between midnight and five');
  await row.getByRole('link').first().click();
  const drawer = page.getByRole('complementary', { name: `Player ${uid}` });
  await expect(drawer.getByRole('table', { name: 'Reasons' })).toContainText('25');
  await expect(drawer).toContainText('Nobody has spoken with the player yet');
  await drawer.getByRole('button', { name: 'Write a word with the player down' }).click();
  await drawer.getByLabel('Way').selectOption('email');
  await drawer.getByLabel('Stricter limits').check();
  await drawer.getByLabel('What was said').fill('Wants to sleep at night');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Write down' }).click();
  const words = drawer.getByRole('table', { name: 'Words with the player' });
  await expect(words).toContainText('Wants to sleep at night');
  await expect(words).toContainText('Stricter limits');
  await expect(drawer.getByText('Waiting', { exact: true })).toHaveCount(0);

  // The head of their page says so too, and leads back to the case.
  await goInside(page, `/backoffice/players/${uid}`);
  await page.getByRole('link', { name: 'Harm: 100' }).click();
  await expect(drawer).toBeVisible();
});

test('@desktop the figures of the law stand with who set them, and another one is asked of a second person', async ({
  page,
}) => {
  await openAsStaff(page, 'risk', '/backoffice/risk/policy');
  const table = page.getByRole('table', { name: 'Figures of the law' });
  const row = table.getByRole('row', { name: /Nothing ends an exclusion/ });
  await expect(row).toContainText('6 months');
  await row.getByRole('button', { name: 'Ask for a change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('months').fill('0');
  await dialog.getByLabel('Reason').selectOption('regulator');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog).toContainText('A whole number from 1 to 60');
  page.once('dialog', (asked) => asked.accept());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('@desktop an exclusion by the family asks who it is, and the forms are there to take', async ({
  page,
}) => {
  const uid = await newPlayer();
  await openAsStaff(page, 'support', `/backoffice/risk/limits/${uid}`);
  const drawer = page.getByRole('complementary', { name: `Player ${uid}` });
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Form for the family' }).click();
  expect((await download).suggestedFilename()).toBe(`exclusion-family-${uid}.pdf`);
  await drawer.getByRole('button', { name: 'Ask for stricter limits' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Keep from play and deposits').selectOption('1y');
  await dialog.getByLabel('Who asks for the exclusion').selectOption('family');
  await dialog.getByLabel('Reason').selectOption('family-asked');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog).toContainText('Say who of the family asks for it');
  await dialog.getByLabel('Who of the family').fill('Luz Mabini');
  await dialog.getByLabel('How they are related').fill('mother');
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Nothing has changed yet');
});

test('@desktop where players were and whom the lists name stand in lists of their own', async ({
  page,
}) => {
  const uid = await newPlayer();
  await askDatabase(
    `insert into location.check (uid, moment, outcome, country, network, has_position)
     values (${uid}, 'launch', 'outside', 'SG', '203.0.113.0/24', false)`,
  );
  await askDatabase(
    `insert into kyc.listing (bucket, uid, state, list, hit)
     values (platform.bucket_of(${uid}), ${uid}, 'alike', 'NDRP', 'x')`,
  );
  await openAsStaff(page, 'risk', `/backoffice/risk/location?uid=${uid}`);
  await expect(page.getByRole('row', { name: /203\.0\.113\.0/ })).toContainText('Elsewhere');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await goInside(page, `/backoffice/kyc/found?uid=${uid}`);
  const row = page.getByRole('row', { name: new RegExp(uid) });
  await expect(row).toContainText('Alike');
  await row.getByRole('button', { name: 'Another person' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'It holds until the lists name somebody else',
  );
});
