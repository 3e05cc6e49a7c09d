import { fileURLToPath } from 'node:url';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsStaff } from './open-as-staff.ts';

const picture = fileURLToPath(
  new URL('../../art/pictures/announcements/fair-720.webp', import.meta.url),
);
const noPicture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };

test('staff write an announcement with a preview, and are refused one that players could not be shown @desktop', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('button', { name: 'New announcement' }).click();
  const form = page.getByRole('dialog', { name: 'New announcement' });
  await form.getByLabel('Leads to').fill('javascript:alert(1)');
  await form.getByLabel('Begins, Manila time').fill('2040-01-02T04:00');
  await form.getByLabel('Ends, Manila time').fill('2040-01-02T02:00');
  await form.getByRole('button', { name: 'Save' }).click();
  for (const says of [
    'Choose a picture',
    'Players read this: say it in words',
    'Say when it ends, after it begins',
    'A path of the app, as /welfare, or an address with https://',
    'Say why: it stands in the audit',
  ]) {
    await expect(form.getByText(says).first()).toBeVisible();
  }
  await form.getByLabel('Picture').setInputFiles(noPicture);
  await expect(form).toContainText('Only PNG, JPEG and WebP pictures up to 8 MB are accepted');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await form.getByLabel('Picture').setInputFiles(picture);
  await expect(form.locator('img[src^="/files/announcements/"]')).toHaveCount(2);
  await form.getByLabel('Title in English').fill('Fiesta of the far future');
  await form.getByLabel('Title in Tagalog').fill('Pista ng malayong hinaharap');
  await form.getByLabel('Words in English').fill('Come and see.');
  await form.getByLabel('Words in Tagalog').fill('Halika at tingnan.');
  await form.getByLabel('Ends, Manila time').fill('2040-01-03T04:00');
  await form.getByLabel('VIP levels').fill('3-4, 26');
  await form.getByLabel('Leads to').fill('/welfare');
  const phone = form.getByRole('figure', { name: 'As players see it' });
  await expect(phone).toContainText('Come and see.');
  await phone.getByRole('button', { name: 'Tagalog' }).click();
  await expect(phone).toContainText('Pista ng malayong hinaharap');
  await form.getByLabel('Why, for the audit').fill('Fiesta');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('link', { name: 'Fiesta of the far future' }).click();
  const drawer = page.getByRole('complementary', { name: 'Fiesta of the far future' });
  await expect(drawer).toContainText('VIP levels 3-4, 26');
  await expect(drawer).toContainText('Jan 2, 2040, 4:00:00 AM PHT');
  await expect(drawer).toContainText('Players who saw it0');
  /** Its neighbours are looked at alone: other tests announce things too. */
  const inOrder = async () => {
    const rows = await lookIntoDatabase<{ id: string; isOwn: boolean }>(
      process.env['E2E_DATA'] ?? '',
      `select id::text, title_en = 'Fiesta of the far future' as "isOwn"
       from announcements.announcement order by seq, announcement.id`,
    );
    return { ids: rows.map(({ id }) => id), own: rows.findIndex(({ isOwn }) => isOwn) };
  };
  const before = await inOrder();
  const neighbour = before.ids[before.own - 1] ?? '';
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/announcements/move'));
  await drawer.getByRole('button', { name: 'Earlier' }).click();
  await moved;
  const after = await inOrder();
  expect(after.ids.indexOf(neighbour)).toBe(after.own + 1);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Switch on' }).click();
  const decision = page.getByRole('dialog', { name: 'Switch on: Fiesta of the far future' });
  await expect(decision).toContainText(/players who came in the last 30 days, \d+ have a level/);
  await decision.getByLabel('Reason').selectOption({ index: 1 });
  await decision.getByRole('button', { name: 'Switch on' }).click();
  await expect(drawer).toContainText('Planned');
});
