import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { openAsPlayer } from './open-as-player.ts';
import { showProof } from './show-proof.ts';

const later = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Your email is not set' })
    .getByRole('button', { name: 'Later' });
const rowOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Your data' });

/** Taps the button and answers what was saved, with the address it came from. */
async function download(page: Page, phone: string) {
  const saving = page.waitForEvent('download');
  await rowOf(page).getByRole('button', { name: 'Download' }).click();
  await showProof(page, phone);
  const saved = await saving;
  const content = await readFile(await saved.path());
  return { name: saved.suggestedFilename(), address: saved.url(), content };
}

test.use({ serviceWorkers: 'allow' });

test('a player downloads all that is known of them, is told to keep it safe, and nothing private is kept in a cache of the browser', async ({
  page,
}) => {
  const phone = await openAsPlayer(page, '/s-account');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await open(page, '/s-account');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await later(page).click();
  const { name, address, content } = await download(page, phone);
  expect(name).toBe('my-data.zip');
  expect(content.subarray(0, 2).toString()).toBe('PK');
  for (const file of ['account.json', 'identity-check.json', 'bets.json']) {
    expect(content.includes(file), file).toBe(true);
  }
  await expect(page.getByText(/^Your data is being downloaded/)).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  const [path = ''] = /\/files\/private\/.+/.exec(address) ?? [];
  // As a picture of the page is asked for, too.
  expect(await page.evaluate(async (url) => (await fetch(url)).status, path)).toBe(200);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((url) => /^\/(?:files|member|backoffice)\//.test(url))).toEqual([]);
});
