import { heartOf } from './lobby/lobby-page.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { bringSession } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';
import { dropBall, gameBar, gameFrame } from './play/game-room.ts';
import { offerGifts } from './rewards/offer-gifts.ts';
import { verifiedPlayer } from './withdraw/verified-player.ts';

/** What a player alone can open, with what stands on it. */
const screens = [
  ['/s-game/category/Slot', 'Slot'],
  ['/s-game/sections/Hot%20Games', 'Hot Games'],
  ['/bet-record', 'Bet records'],
  ['/s-transaction/balance', 'Transaction'],
  ['/s-transaction/bonus', 'Transaction'],
  ['/withdraw-accounts', 'Withdrawal accounts'],
  ['/welfare', 'Welfare'],
  ['/welfare/betting-rank', 'Slot Betting Ranking'],
  ['/welfare/cq9-page', 'CQ9'],
  ['/welfare/tpg-details', 'TPG'],
  ['/cashback', 'Cashback'],
  ['/my/bonuses', 'bonuses'],
  ['/daily-wins', 'wins'],
  ['/blind-box', 'Mystery box'],
  ['/s-points', 'Earn Filcoins'],
  ['/s-points/mall', 'Redeem Filcoins'],
  ['/s-points/mall/detail', 'Details'],
  ['/s-points/earn/detail', 'Details'],
  ['/s-vip', 'VIP'],
  ['/s-vip/level-system', 'Level'],
  ['/my', ''],
  ['/my/helpcenter', 'Help centre'],
  ['/my/news', 'News'],
  ['/my/aboutus', 'Brand Introduction'],
  ['/my/announcements', 'Announcements'],
  ['/my/feedback', 'Feedback'],
  ['/s-docs', 'Documents'],
  ['/invite', 'Invite friends'],
  ['/service', 'Customer service'],
] as const;

test('browses, marks a favourite, plays, looks up the bet and the money, and claims a bonus [G-005]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 500 });
  await offerGifts(player.phone, [12_345, 700]);
  await bringSession(context, player.session);
  await open(page, '/s-game/category/Table%20Game');
  await page.getByRole('textbox', { name: 'Search games' }).fill('plinko');
  await heartOf(page, 'Plinko Perya').click();
  await expect(heartOf(page, 'Plinko Perya')).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Plinko Perya/ })
    .first()
    .click();
  await expect(page).toHaveURL(addressOf('/s-game-page/plinko'));
  await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
  await dropBall(page);
  await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
  await goInside(page, '/bet-record');
  const bets = page.getByRole('list', { name: 'Bet records' }).getByRole('listitem');
  await expect(bets.first()).toContainText(/Plinko.*Completed/);
  await goInside(page, '/s-transaction/balance');
  await expect(page.getByRole('main')).toContainText('Bet');
  await goInside(page, '/my/bonuses');
  await page.getByRole('button', { name: 'Claim: Gift of the house' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('₱123.45 was added to your balance', { exact: true })).toBeVisible();
});

test('a player reaches every screen, deposits with cashback or a voucher and withdraws from the centre, and no screen is wider than a phone [G-001 G-003 M-001 M-004 M-006 M-036 M-319]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer();
  await bringSession(context, player.session);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  for (const [path, words] of screens) {
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(words);
    await expect(page).toHaveURL(addressOf(path));
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 640 });
      const wider = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(wider, { message: `${path} at ${width} px` }).toBe(0);
    }
  }
  await goInside(page, '/my');
  await expect(page.getByRole('region', { name: 'My Balance' })).toContainText('PHP');
  await expect(page.getByRole('main')).toContainText('VIP');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const deposit = page.getByRole('dialog', { name: 'Deposit' });
  await expect(deposit.getByRole('switch', { name: '5% cashback' })).toBeVisible();
  await deposit.getByText('Voucher', { exact: true }).click();
  await expect(deposit.getByRole('textbox', { name: 'Voucher code' })).toBeVisible();
  await deposit.getByRole('button', { name: 'Close' }).click();
  await expect(deposit).toHaveCount(0);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Withdraw', exact: true })).toBeVisible();
});
