import { createClient } from '@perya/contract/client';
import { listBets } from '@perya/contract/games/calls/bets';
import { getWallet } from '@perya/contract/ledger/calls/wallet';
import { parsePesos } from '@perya/money';
import { searchBox } from '../lobby/lobby-page.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { bringSession, openSession } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { gameFrame } from './game-room.ts';
import { expectKept } from './in-sight.ts';
import { studioGames } from './studio-games.ts';

test.use(withPictures);

// On the smallest phone: what fits there fits everywhere.
test.use({ viewport: { width: 320, height: 640 }, screen: { width: 320, height: 640 } });

let session = '';
test.beforeAll(async () => {
  session = await openSession({ phone: '9170000004' });
});
test.beforeEach(({ context }) => bringSession(context, session));

/** The player's own calls, to compare the screens with. */
function asPlayer() {
  const { token } = JSON.parse(session) as { token: string };
  return createClient({
    baseUrl: addressOf(''),
    token: { get: () => token, clear: () => {} },
  });
}

const balanceNow = async () => parsePesos((await asPlayer().call(getWallet, {})).balance) ?? 0n;

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

test('finds each of our games by search, plays it to a settled bet and finds the bet in the records, and leaves books in which every centavo stands twice [G-168]', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await open(page, '/');
  for (const { name, code, category, play, promises } of studioGames) {
    await test.step(name, async () => {
      await goInside(page, `/s-game/category/${category}?sort=Popular`);
      await searchBox(page).fill(name);
      await page.locator(`article a[href$="/s-game-page/${code}"]`).click();
      await expect(page).toHaveURL(addressOf(`/s-game-page/${code}`));
      const before = await balanceNow();
      const { t: recorded } = await asPlayer().call(listBets, {});
      await play(gameFrame(page));
      const latest = async () => {
        const { d, t } = await asPlayer().call(listBets, {});
        return { bet: d[0], isNew: t === recorded + 1 };
      };
      await expect
        .poll(async () => {
          const { bet, isNew } = await latest();
          return isNew ? [bet?.game_code, bet?.status] : [];
        })
        .toEqual([code, 'completed']);
      const { bet } = await latest();
      if (bet === undefined) throw new Error('The bet is not in the records.');
      const [stake, payout, net] = [bet.bet_amount, bet.settlement_amount, bet.net_amount].map(
        (amount) => parsePesos(amount) ?? 0n,
      );
      expect(stake).toBeGreaterThan(0n);
      expect(net).toBe((payout ?? 0n) - (stake ?? 0n));
      expect(await balanceNow()).toBe(before + (net ?? 0n));
      if (promises !== undefined) await expectKept(page, gameFrame(page), promises);

      await goInside(page, '/bet-record');
      const row = page
        .getByRole('list', { name: 'Bet records' })
        .getByRole('listitem')
        .filter({ hasText: name })
        .first();
      await expect(row).toContainText('Completed');
      const shown = (amount: string) => `₱${Number(amount).toLocaleString('en-US', twoDecimals)}`;
      await expect(row).toContainText(`Bet ${shown(bet.bet_amount)}`);
      await expect(row).toContainText(`Win ${shown(bet.settlement_amount)}`);
    });
  }
  const broken = await lookIntoDatabase(
    process.env['E2E_DATA'] ?? '',
    'select invariant, uid::text, detail::text from ledger.broken limit 5',
  );
  expect(broken).toEqual([]);
});
