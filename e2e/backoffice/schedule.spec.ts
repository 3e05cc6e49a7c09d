import { randomUUID } from 'node:crypto';
import { createArticle, saveArticle } from '@perya/contract/content/staff-calls/articles';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { staffClient } from './staff-client.ts';

test('@desktop a draft is shown as it differs, published by itself at a moment, and taken back before', async ({
  page,
}) => {
  const name = `Rain ${randomUUID().slice(0, 8)}`;
  const staff = await staffClient('content');
  const title = { en: name, tl: `${name} (tl)` };
  const { id, revision } = await staff.call(createArticle, {
    key: randomUUID(),
    kind: 'news',
    title,
  });
  const body = { en: '<p>Bring an umbrella.</p>', tl: '<p>Magdala ng payong.</p>' };
  await staff.call(saveArticle, { id, revision, words: { title, body } });
  await openAsStaff(page, 'content', `/backoffice/content/articles/${id}`);

  await page.getByRole('button', { name: 'Publish at …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the draft at a moment' });
  await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText(
    'Bring an umbrella.',
  );
  await dialog.getByLabel('Manila time').fill('2020-01-01T08:00');
  await dialog.getByLabel('Reason').selectOption('planned');
  await dialog.getByRole('button', { name: 'Publish at this moment' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a moment that is still to come');
  await dialog.getByLabel('Manila time').fill('2040-01-01T08:00');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish at this moment' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'is published by itself' });
  await expect(notice).toContainText('Jan 1, 2040');
  await notice.getByRole('button', { name: 'Take that back' }).click();
  await expect(notice).toHaveCount(0);
});
