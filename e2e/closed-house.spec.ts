import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openDatabase } from './setup/look-into-database.ts';
import { test } from './setup/server-test.ts';

test('a visitor of a closed house reads so in both languages, and finds the login if there ever were players', async ({
  page,
  folder,
  start,
}) => {
  const PERYA_DATA = join(folder, 'data');
  const port = await start({ PERYA_DATA, PERYA_SEED: 'none' }).ready;
  const database = await openDatabase(PERYA_DATA);
  const url = `http://127.0.0.1:${port}/`;
  const visit = () => page.goto(url);
  expect((await visit())?.status()).toBe(200);

  await database.query('update doors.door set is_open = false');
  await expect.poll(async () => (await visit())?.status()).toBe(503);
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveText(['We are closed', 'Sarado kami']);
  await page.context().addCookies([{ name: 'perya_lang', value: 'tl_PH', url }]);
  await page.setViewportSize({ width: 320, height: 640 });
  await visit();
  await expect(headings).toHaveText(['Sarado kami', 'We are closed']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: 'Mag-login para mag-withdraw' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(headings.filter({ hasText: 'Sarado kami' })).toHaveCount(0);

  await database.query('update doors.door set opened_at = null');
  await expect.poll(async () => (await page.goto(`${url}login`))?.status()).toBe(503);
  await database.end();
});
