import type { Page } from '@playwright/test';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { untilListening } from '../page/until-listening.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { openAsPlayer } from './open-as-player.ts';

/** Moves money as the house does, behind the app's back. */
const move = (uid: string, centavos: number) =>
  lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    `select payments.adjust(${uid}, ${centavos}, 'goodwill', 'system')`,
  );

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
