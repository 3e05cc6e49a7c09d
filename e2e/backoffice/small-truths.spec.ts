import { stopGaming } from '@perya/contract/house/staff-calls/stops';
import { requestActionNames } from '@perya/contract/staff/request-actions';
import { expect, test } from '../page/test.ts';
import { verifiedPlayer } from '../withdraw/verified-player.ts';
import { newPlayer } from './new-player.ts';
import { openAsStaff } from './open-as-staff.ts';
import { resumeGame } from './resume-gaming.ts';
import { staffClient } from './staff-client.ts';

/** No other test plays there. */
const venue = { code: 'lakandiwa', name: 'Lakandiwa Reelworks' };

test.describe('a venue that is stopped', () => {
  test.afterEach(() => resumeGame(venue.code));

  test('@desktop says so under Venues, with who and why, and not that it is open', async ({
    page,
  }) => {
    const risk = await staffClient('risk');
    await risk.call(stopGaming, { scope: 'venue', subject: venue.code, reason: 'It is faulty' });
    await openAsStaff(page, 'games', '/backoffice/games/venues');
    const card = page.getByRole('region', { name: venue.name });
    await expect(card.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(card.getByText('Open', { exact: true })).toHaveCount(0);
    await expect(card.getByRole('link', { name: /It is faulty/ })).toBeVisible();
  });
});

test('@desktop requests are filtered by every action there is, and an empty list without a filter speaks of none', async ({
  page,
}) => {
  await openAsStaff(page, 'risk', '/backoffice/requests?box=mine');
  await expect(page.getByText('Nothing is here')).toBeVisible();
  await expect(page.getByText('No request matches')).toHaveCount(0);
  const choices = page.getByLabel('What').getByRole('option');
  await expect(choices).toHaveCount(requestActionNames.length + 1);
  await page.getByLabel('What').selectOption('payments.pay');
  await expect(page.getByText('No request matches')).toBeVisible();
});

test('@desktop the proof of a balance counts as many entries as the list beneath it', async ({
  page,
}) => {
  const { uid } = await verifiedPlayer({ free: 500, locked: 100 });
  await openAsStaff(page, 'risk', `/backoffice/players/${uid}/ledger`);
  await page.getByRole('button', { name: 'Prove the balance' }).click();
  const counted = page.getByText(/^Sum of \d+ entries$/);
  await expect(counted).toBeVisible();
  const entries = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);
  expect(entries).toBeGreaterThan(1);
  const list = page.getByRole('table', { name: 'Ledger entries' });
  await expect(list.getByRole('row', { name: /₱/ })).toHaveCount(entries);
});

test('@desktop whoever leaves a text unsaved is asked, and what is cut when it is pasted is told', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice/content/help');
  await page.locator('[data-row-link]').first().click();
  const title = page.getByLabel('Title, English');
  await title.focus();
  await title.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'x'.repeat(500));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(title).toHaveAccessibleDescription(/^Cut to \d+ characters/);
  await title.fill('Not saved at all');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'News', exact: true }).click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(title).toHaveValue('Not saved at all');
});

test('@desktop whoever leaves a note or a decision half written is asked, and it stands there still', async ({
  page,
}) => {
  const uid = await newPlayer();
  await openAsStaff(page, 'support', `/backoffice/players/${uid}/notes`);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });

  const note = page.getByLabel('A new note');
  await note.fill('Called, and will call again');
  const parts = page.getByRole('navigation', { name: 'Parts of the story' });
  await parts.getByText('Sessions').click();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL(/\/notes$/);
  await expect(note).toHaveValue('Called, and will call again');

  await page.getByRole('button', { name: 'Restrict', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Restrict player ${uid}` });
  const words = dialog.getByLabel('In your words');
  await words.fill('As the family asked');
  await page.keyboard.press('Escape');
  await expect.poll(() => asked.length).toBe(2);
  await expect(words).toHaveValue('As the family asked');
  await words.fill('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(asked).toHaveLength(2);
});
