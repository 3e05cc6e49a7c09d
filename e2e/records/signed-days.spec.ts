import { writeFileSync } from 'node:fs';
import { figuresOf, roundOf, writePack } from '../../tooling/evidence/write-pack.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { addressOf } from '../page/open.ts';
import { expect, test } from '../page/test.ts';

const first = writePack('2026-11-16', { rounds: [roundOf('2026-11-16', 1, 10_000, 3_000)] });
const second = writePack(
  '2026-11-17',
  { figures: figuresOf('2026-11-16', { rounds: 1, staked: 10_000, won: 3_000, share: 875 }) },
  first.hash,
);
const fileOf = (day: string, buffer: Buffer) => ({
  name: `evidence-${day}.jsonl.gz`,
  mimeType: 'application/gzip',
  buffer,
});
const kept = (statement: string) => ({
  name: 'evidence-2026-11-16.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ day: '2026-11-16', statement })),
});
const both = [fileOf('2026-11-16', first.bytes), fileOf('2026-11-17', second.bytes)];

test('whoever has packs computes the days and the share in a browser, in both languages', async ({
  page,
}) => {
  await page.goto(addressOf('/evidence/verify'));
  const files = page.locator('#files');
  await files.setInputFiles([...both, kept(first.statement)]);
  const days = page.getByRole('table', { name: 'Signed days' });
  await expect(days.getByText('Sound')).toHaveCount(2);
  await expect(page.getByText('The days follow each other')).toBeVisible();
  await expect(page.getByText('1 of them are as you kept them')).toBeVisible();
  const share = page.getByRole('table', { name: 'Share of the regulator' });
  await expect(share.getByRole('row', { name: '2026-11-16' })).toContainText('₱8.75');
  await expect(share).toContainText('From single rounds');
  await page.getByLabel('Share that the licence names').fill('25');
  await expect(share.getByRole('row', { name: '2026-11-16' })).toContainText('₱17.50');
  expect(await faultsOf(page)).toEqual([]);

  await page.getByLabel('Tagalog').check();
  await expect(page.getByRole('table', { name: 'Bahagi ng regulator' })).toContainText('₱17.50');

  await files.setInputFiles([...both, kept(second.statement)]);
  await expect(page.getByText('Hindi tugma sa itinago mo ang 2026-11-16.')).toBeVisible();
  await files.setInputFiles([fileOf('2026-11-16', first.bytes.subarray(0, -9))]);
  await expect(page.getByText('Hindi ito pack, o hindi ito buo.')).toBeVisible();
});

test('the page that was saved needs no server', async ({ page, context }, info) => {
  const answer = await page.request.get(addressOf('/evidence/verify'));
  expect(answer.headers()['content-security-policy']).toContain(`default-src 'none'`);
  const path = info.outputPath('verify.html');
  writeFileSync(path, await answer.text());
  await context.setOffline(true);
  await page.goto(`file://${path}`);
  await page.locator('#files').setInputFiles(both);
  await expect(page.getByRole('table', { name: 'Signed days' }).getByText('Sound')).toHaveCount(2);
});
