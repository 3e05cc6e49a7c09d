import { randomUUID } from 'node:crypto';
import { createClient } from '@perya/contract/client';
import { getProfile } from '@perya/contract/profile/calls/profile';
import { sendSupportMessage } from '@perya/contract/support/calls/support';
import { openAsStaff } from '../backoffice/open-as-staff.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, goInside } from '../page/open.ts';
import { openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';

async function writingPlayer(text: string) {
  const { token } = JSON.parse(await openSession()) as { token: string };
  const client = createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
  const { uid } = await client.call(getProfile, {});
  await client.call(sendSupportMessage, { key: randomUUID(), text, pictures: [] });
  return uid;
}

test('@desktop a conversation stands between its queue and its player, is marked, noted, answered with what is filled in, and counted', async ({
  page,
}) => {
  const uid = await writingPlayer('Where is my withdrawal?');
  const title = `Filled in ${uid}`;
  await openAsStaff(page, 'support', '/backoffice/support/answers');

  await test.step('an answer with a variable that nobody knows is not kept', async () => {
    await page.getByRole('button', { name: 'New canned reply …' }).click();
    const dialog = page.getByRole('dialog', { name: 'New answer' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('English').fill('Player {uid}: your {payout} is on its way.');
    await dialog.getByLabel('Tagalog').fill('Manlalaro {uid}: papunta na ang {withdrawal}.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Nobody knows what belongs there: payout');
    await dialog.getByLabel('English').fill('Player {uid}: your {withdrawal} is on its way.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await goInside(page, `/backoffice/support/conversations?uid=${uid}`);
  await page.locator('[data-row-link]').click();
  const room = page.getByRole('complementary', { name: /^Conversation of/ });
  const player = room.getByRole('region', { name: 'The player' });

  await test.step('the player stands beside what is written', async () => {
    await expect(player).toContainText('English');
    await expect(player).toContainText('Nothing waits about this player');
    const written = await room.getByRole('log', { name: 'Messages' }).boundingBox();
    const beside = await player.boundingBox();
    expect(beside?.x).toBeGreaterThan((written?.x ?? 0) + (written?.width ?? 0) - 1);
    await expect(page.getByRole('table', { name: 'Conversations' })).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await test.step('what it is about', async () => {
    await room.getByRole('button', { name: 'What it is about' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Withdrawal' }).click();
    await page.keyboard.press('Escape');
    await page.getByLabel('About anything').selectOption('withdrawal');
    await expect(page.locator('[data-row-link]')).toHaveCount(1);
  });

  await test.step('a note for colleagues', async () => {
    await player.getByLabel('A new note').fill('Asked twice by phone already');
    await player.getByRole('button', { name: 'Add the note' }).click();
    await expect(player.getByRole('article')).toContainText('Asked twice by phone already');
    await expect(room.getByRole('log', { name: 'Messages' })).not.toContainText('by phone');
  });

  await test.step('what is not known is written by hand', async () => {
    await room.getByRole('button', { name: 'Claim' }).click();
    await room.getByLabel('Canned replies').selectOption({ label: title });
    const answer = room.getByLabel('Answer', { exact: true });
    await expect(answer).toHaveValue(`Player ${uid}: your {withdrawal} is on its way.`);
    await room.getByRole('button', { name: 'Send the answer' }).click();
    await expect(room).toContainText('Write what belongs into the braces: withdrawal');
    await answer.fill(`Player ${uid}: your withdrawal is on its way.`);
    await room.getByRole('button', { name: 'Send the answer' }).click();
    await expect(answer).toHaveValue('');
    await expect(room.getByRole('log', { name: 'Messages' })).toContainText(/after \d+ sec/);
  });

  await test.step('closed, and on to the next by one key', async () => {
    await room.getByRole('button', { name: 'Close …' }).click();
    const closing = page.getByRole('dialog', { name: 'Close the conversation' });
    await closing.getByLabel('Reason').selectOption('solved');
    await closing.getByRole('button', { name: 'Close the conversation' }).click();
    await expect(closing.getByRole('status')).toHaveText('The conversation is closed.');
    // Not pressed: the next one belongs to another test.
    await expect(closing.getByRole('button', { name: 'Claim the next' })).toBeFocused();
    await closing.getByRole('button', { name: 'Done' }).click();
    await expect(room.getByRole('button', { name: 'Close …' })).toHaveCount(0);
  });

  await test.step('how long players waited', async () => {
    await goInside(page, '/backoffice/support/times');
    const days = page.getByRole('table', { name: 'By day' });
    await expect(days.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'By whoever answered' })).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
});
