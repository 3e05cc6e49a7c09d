import type { Locator } from '@playwright/test';
import {
  amountField,
  depositButton,
  depositCall,
  openAsPayer,
  openSheet,
  refuse,
} from './deposit/deposit-page.ts';
import { askForCode, loginSheet, typeCode } from './identity/log-in.ts';
import { openAsPlayer } from './identity/open-as-player.ts';
import { freshPhone, readCode, wrongCode } from './identity/player.ts';
import { goInside, open } from './page/open.ts';
import { expect, test } from './page/test.ts';

/** The words as somebody would compare them. */
const plain = (texts: readonly string[]) =>
  texts.map((text) =>
    text
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .trim(),
  );

/** What is asked in a part of the page, each with its answer behind it. */
async function questionsIn(part: Locator): Promise<string[]> {
  const questions = part.locator('summary');
  await expect(questions.first()).toBeVisible();
  return plain(await questions.allTextContents());
}

test('help, frequent questions and news say nothing a second time', async ({ page }) => {
  await openAsPlayer(page, '/docs/faq');
  const main = page.getByRole('main');
  const frequent = await questionsIn(main);
  await goInside(page, '/my/helpcenter');
  await expect(page.getByRole('tab')).toHaveCount(5);
  const helped: string[] = [];
  for (const group of await page.getByRole('tab').all()) {
    const name = (await group.textContent()) ?? '';
    await group.click();
    helped.push(...(await questionsIn(page.getByRole('tabpanel', { name, exact: true }))));
  }
  await goInside(page, '/my/news');
  // Until the page of news is there, the articles of the last group are.
  await expect(main.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const titles = main.getByRole('listitem').locator('.font-semibold');
  await expect(titles.first()).toBeVisible();
  const news = plain(await titles.allTextContents());
  const all = [...frequent, ...helped, ...news];
  expect(all.filter((title, place) => all.indexOf(title) !== place)).toEqual([]);
});

test('what is wrong in a form is said in one place', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  await test.step('a code that is not right', async () => {
    await open(page, '/?action=login');
    const phone = freshPhone();
    await askForCode(loginSheet(page), phone);
    await typeCode(loginSheet(page), wrongCode(await readCode(phone)));
    await expect(loginSheet(page)).toContainText('Invalid code');
    await expect(page.getByText('Invalid code')).toHaveCount(1);
  });

  await test.step('a deposit that was refused, and an amount that the channel does not take', async () => {
    await page.route(depositCall, (route) => refuse(route, 'DEPOSIT_FAILED', 'Recharge failed'));
    await openAsPayer(page);
    const sheet = await openSheet(page);
    await amountField(sheet).fill('500');
    await depositButton(sheet).click();
    await expect(sheet.getByText('Recharge failed')).toBeVisible();
    await expect(page.getByText('Recharge failed')).toHaveCount(1);
    await amountField(sheet).fill('1');
    await expect(sheet.getByText('Enter Amount: 100-50,000')).toBeVisible();
    await expect(page.getByText('Enter Amount: 100-50,000')).toHaveCount(1);
  });
});
