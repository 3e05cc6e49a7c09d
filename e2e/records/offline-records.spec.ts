import type { Page } from '@playwright/test';
import { freshPhone } from '../identity/player.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { giveRecords } from './give-records.ts';

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: 'Balance', exact: true }).getByRole('listitem');
const keptRecords = (page: Page) => page.evaluate(() => localStorage.getItem('perya:v1:records'));

test('the last records can be read without a line, say when they are from, and are on no shared device', async ({
  page,
  context,
  expectProblem,
}) => {
  // What the live line and other parts of the page ask for without a line.
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const phone = freshPhone();
  await signIn(context, { phone });
  await giveRecords(phone);
  const main = page.getByRole('main');
  const mark = main.getByRole('status').filter({ hasText: 'You are offline. Your records as of' });
  // The pages that are visited without a line have been seen before, as in a visit.
  await open(page, '/bet-record');
  await expect(page.getByText('There is no data yet!')).toBeVisible();
  await expect.poll(async () => (await keptRecords(page)) ?? '').toContain('"bets"');
  await goInside(page, '/my');
  const shared = page.getByRole('switch', { name: 'Shared device: do not save records' });
  await expect(shared).not.toBeChecked();
  await goInside(page, '/s-transaction/balance');
  await expect(rowsOf(page).first()).toBeVisible();
  await expect.poll(async () => (await keptRecords(page)) ?? '').toContain('"balance"');
  const texts = await rowsOf(page).allInnerTexts();
  await expect(mark).toHaveCount(0);

  await test.step('without a line the same rows show, marked, and so do those of the bets', async () => {
    await context.setOffline(true);
    await goInside(page, '/bet-record');
    await expect(mark).toBeVisible();
    await expect(page.getByText('There is no data yet!')).toBeVisible();
    await goInside(page, '/s-transaction/balance');
    await expect(mark).toBeVisible();
    expect(await rowsOf(page).allInnerTexts()).toEqual(texts);
    await expect(page.getByText('Error fetching data.')).toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  await test.step('with the line the server is asked again', async () => {
    const asked = page.waitForResponse((answer) => answer.url().includes('/transaction/list'));
    await context.setOffline(false);
    await asked;
    await expect(mark).toHaveCount(0);
    await expect(rowsOf(page).first()).toBeVisible();
  });

  await test.step('on a shared device nothing is kept', async () => {
    expect(await keptRecords(page)).not.toBeNull();
    await goInside(page, '/my');
    await shared.click();
    await expect(shared).toBeChecked();
    expect(await keptRecords(page)).toBeNull();
    await goInside(page, '/s-transaction/balance');
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await keptRecords(page)).toBeNull();
  });

  await test.step('a logout forgets the records', async () => {
    await goInside(page, '/my');
    await shared.click();
    await goInside(page, '/s-transaction/balance');
    await expect.poll(() => keptRecords(page)).not.toBeNull();
    await goInside(page, '/my');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => keptRecords(page)).toBeNull();
  });
});
