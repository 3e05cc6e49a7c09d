import type { Page } from '@playwright/test';
import { answer } from '../deposit/deposit-page.ts';
import { openAsPlayer } from '../identity/open-as-player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { withoutLive } from '../page/without-live.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';

const look = <Row extends object>(query: string) =>
  lookIntoDatabase<Row>(process.env['E2E_DATA'] ?? '', query);

/** A settled round of so many pesos, and the wait until its reader has seen it. */
async function stake(uid: string, pesos: number, level: number): Promise<void> {
  await look(
    `insert into games.bet (bucket, uid, id, created_at, venue, game_code, game_type, round_id, status, stake, payout,
       settled_at, settled_seq)
     values (platform.bucket_of(${uid}), ${uid}, nextval('games.bet_id'), now(), 'studio', 'plinko', 3, 'vip-${level}', 'completed',
       ${pesos * 100}, 0, now(), nextval('games.settled_seq'))`,
  );
  // Of the rounds before this one less was staked, so the sum tells that this one was read.
  const standing = `select level from vip.standing where uid = ${uid} and staked >= ${pesos * 100}`;
  await expect.poll(() => look(standing), { intervals: [200] }).toEqual([{ level }]);
}

const uidOf = async (page: Page) =>
  /\d+/.exec((await page.getByText(/^ID: \d+$/).textContent()) ?? '')?.[0] ?? '';

test('the VIP card leads to the level and its progress, from there to all 29 levels; the last has no bar [A-038 A-039 M-042 M-058 M-059 M-096 M-152 M-153 M-154 M-155 M-468]', async ({
  page,
  expectProblem,
}) => {
  // The gifts of the levels would stand over the pages; they are walked through elsewhere.
  expectProblem(/live\/credential/);
  await withoutLive(page);
  await page.route('**/promo/gifts*', (route) => answer(route, { gifts: [] }));
  await openAsPlayer(page, '/my');
  const uid = await uidOf(page);
  const main = page.getByRole('main');
  await expect(main.getByText('VIP 0')).toBeVisible();
  await stake(uid, 250, 0);
  await main.getByRole('link', { name: 'VIP Center' }).click();
  await expect(page).toHaveURL(addressOf('/s-vip'));
  await expect(main.getByRole('heading', { name: 'VIP 0' })).toBeVisible();
  const bar = main.getByRole('progressbar');
  await expect(bar).toHaveAttribute('value', '25');
  await expect(main).toContainText('250 of 1,000 XP');
  await expect(main).toContainText('750 XP to go');

  await stake(uid, 4250, 2);
  await open(page, '/s-vip');
  await expect(main.getByRole('heading', { name: 'VIP 2' })).toBeVisible();
  await expect(main.getByText('Bronze', { exact: true })).toBeVisible();
  await expect(bar).toHaveAttribute('value', '50');
  await expect(main).toContainText('1,500 XP to go');
  await expect(main).toContainText('Reach VIP 3 to get ₱28.00');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await main.getByRole('link', { name: 'All levels' }).click();
  await expect(page).toHaveURL(addressOf('/s-vip/level-system'));
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'],
  ]);
  const rows = main.getByRole('listitem');
  await expect(rows).toHaveCount(29);
  await expect(rows.nth(1)).toContainText(/VIP 2.*Your level.*3,000 XP/);
  await expect(rows.nth(0)).toContainText('Reached');
  await expect(rows.nth(28)).toContainText(/VIP 29.*150,000,000 XP.*Gift ₱38,888.00/);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await onDesktop(page, async () => {
    await expect(rows.nth(0)).toBeInViewport();
    expect(await faultsInBothThemes(page)).toEqual([]);
  });

  await stake(uid, 150_000_000, 29);
  await page.context().addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
  await open(page, '/s-vip');
  await expect(main.getByRole('heading', { name: 'VIP 29' })).toBeVisible();
  await expect(main).toContainText('Naabot mo na ang pinakamataas na level.');
  await expect(bar).toHaveCount(0);
});
