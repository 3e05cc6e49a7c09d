import { randomUUID } from 'node:crypto';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsStaff } from './open-as-staff.ts';

test('staff see which notices players were shown, and publish none that is not whole @desktop', async ({
  page,
}) => {
  const text = `The wheel was mended ${randomUUID()}`;
  // One that is over: a notice that holds would open in the app of every other test.
  await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `insert into messages.house_notice (key, text_en, text_tl, from_at, until_at)
     values ('${randomUUID()}', '${text}', 'Naayos na', now() - interval '2 h', now() - interval '1 h')`,
  );
  await openAsStaff(page, 'content', '/backoffice');
  await page.getByRole('link', { name: 'Operations' }).click();
  await page.getByRole('link', { name: 'Notices' }).click();
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('Over');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish a notice …' }).click();
  const form = page.getByRole('dialog');
  await expect(form).toContainText('in the app of every player who is logged in');
  await form.getByLabel('Reason').selectOption({ index: 1 });
  await form.getByLabel('In English').fill('  ');
  await form.getByLabel('In Tagalog').fill('Aayusin namin ang gulong ngayong gabi.');
  await form.getByLabel('Begins, Manila time').fill('2030-01-02T04:00');
  await form.getByLabel('Ends, Manila time').fill('2030-01-02T02:00');
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(form).toContainText('Players read this: say it in words');
  await expect(form).toContainText('Say when it ends, after it begins');
  expect(await faultsInBothThemes(page)).toEqual([]);
  // What is over already is refused by the server.
  await form.getByLabel('In English').fill('We mended the wheel.');
  await form.getByLabel('Begins, Manila time').fill('2020-01-02T02:00');
  await form.getByLabel('Ends, Manila time').fill('2020-01-02T04:00');
  await form.getByRole('button', { name: 'Publish now' }).click();
  await expect(form.getByLabel('Ends, Manila time')).toHaveAccessibleDescription(
    'A notice must end in the future',
  );
});
