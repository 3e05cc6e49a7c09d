import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';

test('@desktop the first field that is wrong on the page gets the focus, a picture too', async ({
  page,
}) => {
  await openAsStaff(page, 'content', '/backoffice/content/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  const form = page.getByRole('dialog', { name: 'New announcement' });
  for (const brand of await form.getByRole('group', { name: 'Brands' }).getByRole('checkbox').all())
    await brand.uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Picture')).toBeFocused();
  await expect(form.getByRole('group', { name: 'Brands' })).toHaveAccessibleDescription(
    'Choose one brand at least',
  );
});

test('@desktop a decision says at every field what is wrong, what the server refuses too, and keeps what was typed', async ({
  page,
}) => {
  await openAsStaff(page, 'support', '/backoffice/risk/limits');
  await page.getByRole('button', { name: 'Ask for stricter limits' }).click();
  const form = page.getByRole('dialog', { name: 'Stricter limits of a player' });
  const ask = form.getByRole('button', { name: 'Ask', exact: true });
  const player = form.getByLabel('Player id');
  await form.getByLabel('Daily stake at most, ₱').fill('much');
  await ask.click();
  await expect(player).toBeFocused();
  await expect(player).toHaveAccessibleDescription('Type the id of the player');
  await expect(form.getByLabel('Daily stake at most, ₱')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Reason')).toHaveAccessibleDescription(
    'Choose why: it stands in the audit',
  );

  await player.fill('999999999999');
  await expect(player).not.toHaveAttribute('aria-invalid');
  await form.getByLabel('Daily stake at most, ₱').fill('1,500');
  await form.getByLabel('Reason').selectOption({ index: 1 });
  await form.getByLabel('In your words').fill('As the family wrote');
  await ask.click();
  // The server knows no such player.
  await expect(player).toHaveAttribute('aria-invalid', 'true');
  await expect(player).toBeFocused();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(player).toHaveValue('999999999999');
  await expect(form.getByLabel('Daily stake at most, ₱')).toHaveValue('1,500');
  await expect(form.getByLabel('In your words')).toHaveValue('As the family wrote');
});
