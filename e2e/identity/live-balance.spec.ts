import type { Page } from '@playwright/test';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsPlayer } from './open-as-player.ts';
import { showProof } from './show-proof.ts';

const look = (query: string) => lookIntoDatabase(process.env['E2E_DATA'] ?? '', query);

/** Moves money as the house does, behind the app's back. */
const move = (uid: string, centavos: number) =>
  look(`select payments.adjust(${uid}, ${centavos}, 'goodwill', 'system')`);

const uidOf = async (page: Page) =>
  /\d+/.exec((await page.getByText(/^ID: \d+$/).textContent()) ?? '')?.[0] ?? '';

test('the balance follows the wallet without a reload, in every tab, and asks only when it moved', async ({
  page,
  context,
}) => {
  await untilListening(page, () => openAsPlayer(page, '/my'));
  const second = await context.newPage();
  await untilListening(second, () => open(second, '/'));
  const uid = await uidOf(page);
  const card = page.getByRole('region', { name: 'My Balance' });
  await expect(card).toContainText('0.00');
  await expect(second.getByRole('link', { name: 'Wallet: ₱0.00' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/finance/wallet')) asked.push(request.url());
  });
  await move(uid, 12_345);
  await expect(card).toContainText('123.45');
  await expect(second.getByRole('link', { name: 'Wallet: ₱123.45' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a fresh proof gives the browser a new token: every tab goes on with it, and so does its live line', async ({
  page,
  context,
}) => {
  const phone = await openAsPlayer(page, '/my');
  const uid = await uidOf(page);
  const second = await context.newPage();
  await untilListening(second, () => open(second, '/'));
  const kept = () => second.evaluate(() => localStorage.getItem('perya:v1:session') ?? '');
  const before = await kept();
  await open(page, '/s-account');
  await page
    .getByRole('dialog', { name: 'Your email is not set' })
    .getByRole('button', { name: 'Later' })
    .click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await showProof(page, phone);
  await saving;
  await expect.poll(kept).not.toBe(before);
  // Whoever still sent the old token now would end the session for all.
  await look(`update identity.replaced_token set replaced_at = now() - interval '1 minute'
    where uid = ${uid}`);
  await move(uid, 12_345);
  await expect(second.getByRole('link', { name: 'Wallet: ₱123.45' })).toBeVisible();
  await open(page, '/my');
  await expect(page.getByRole('region', { name: 'My Balance' })).toContainText('123.45');
});
