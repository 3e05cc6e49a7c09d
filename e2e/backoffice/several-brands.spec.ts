import { randomUUID } from 'node:crypto';
import {
  askLegalText,
  listArticles,
  readArticle,
  saveArticle,
} from '@perya/contract/content/staff-calls/articles';
import { approveRequest, readRequest } from '@perya/contract/staff/calls/requests';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { expect, test } from '../page/test.ts';
import { openAsStaff } from './open-as-staff.ts';
import { staffClient } from './staff-client.ts';

/** Two people let a document, which no other test writes, end with another line than those of other brands. */
async function endOtherwise(place: string, line: string): Promise<void> {
  const ana = await staffClient('content');
  const ben = await staffClient('content');
  const { rows } = await ana.call(listArticles, { kind: 'document', limit: 100 });
  const { id = '' } = rows.find((row) => row.place === place) ?? {};
  const { revision, words } = await ana.call(readArticle, { id });
  const body = { ...words.body, en: `${words.body.en}\n${line}` };
  const { article } = await ana.call(saveArticle, { id, revision, words: { ...words, body } });
  const asked = await ana.call(askLegalText, {
    id,
    revision: article.revision,
    number: null,
    asks_agreement: false,
    reason: 'planned',
    words: '',
  });
  const { seen } = await ben.call(readRequest, { id: asked.id });
  await ben.call(approveRequest, { id: asked.id, seen, reason: 'checked', words: '' });
}

test('@desktop a change of a legal text is carried over to every brand under its own name, one that differs is left to a person, and a second person is asked for each', async ({
  page,
}) => {
  const clause = `Perya counts the hours ${randomUUID().slice(0, 8)}.`;
  await endOtherwise('lazada/stmt', 'Of Lazada alone.');
  await openAsStaff(page, 'content', '/backoffice/content/documents?brand=perya');
  await page.getByRole('link', { name: 'Responsible gaming statement' }).click();
  const several = page.getByRole('button', { name: 'Publish for several brands …' });
  await expect(several).toBeDisabled();
  for (const language of ['English', 'Tagalog']) {
    const text = page.getByLabel(`Text, ${language}`);
    await text.fill(`${await text.inputValue()}\n\n${clause}`);
  }
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Not saved')).toHaveCount(0);
  await several.click();

  const dialog = page.getByRole('dialog', { name: 'Publish for several brands' });
  const brand = (name: RegExp) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await expect(dialog.getByRole('checkbox', { name: /Lazada/ })).toBeDisabled();
  await expect(brand(/Lazada/)).toContainText('Its text differs where yours changes');
  const sinag = brand(/^Sinag|\(sinag\)/).first();
  await sinag.getByText('What changes').click();
  await expect(sinag.getByRole('insertion').first()).toContainText(
    clause.replace('Perya', 'Sinag'),
  );
  expect(await faultsInBothThemes(page)).toEqual([]);
  await dialog.getByLabel('Reason').selectOption('planned');
  await page.keyboard.press('Control+Enter');
  const requests = dialog.getByRole('link', { name: /: request \d+$/ });
  await expect(requests).toHaveCount(5);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: /waits for a second person/ })).toBeVisible();
});
