import { getProfile } from '@perya/contract/profile/calls/profile';
import { elsewhere, freshPhone } from '../identity/player.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { addressOf, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { lookIntoDatabase } from '../setup/look-into-database.ts';
import { cards, section } from './lobby-page.ts';

const dataDir = () => process.env['E2E_DATA'] ?? '';

/** A win of a moment ago and rounds of today, where the readers of the log would have written them. */
async function letWin(): Promise<void> {
  const device = elsewhere();
  await device.login(freshPhone());
  const { uid } = await device.client.call(getProfile, {});
  await lookIntoDatabase(
    dataDir(),
    `insert into games.recent_win (uid, bet_id, game_code, payout, settled_at)
       values (${uid}, nextval('games.bet_id'), 'plinko', 123450, now())`,
  );
  await lookIntoDatabase(
    dataDir(),
    `insert into games.return_day (day, game_code, is_test, rounds)
       select platform.manila_day(now()), code, false, 1000000 - row_number() over (order by id)
       from catalogue.game where is_online order by id limit 12
     on conflict (day, game_code, is_test) do update set rounds = excluded.rounds`,
  );
}

test('a visitor sees who has just won, what is played most today, new games and those of each provider, with games in view on every screen', async ({
  page,
}) => {
  await letWin();
  // The house answers from memory for some seconds.
  await expect
    .poll(async () => {
      const answer = await page.request.get(addressOf('/member/game/home-feed'), {
        headers: { accept: 'application/json' },
      });
      return JSON.stringify(await answer.json());
    })
    .toContain('1234.50');
  await open(page, '/');
  const wins = page.getByRole('list', { name: 'Just won' });
  await expect(wins.getByRole('link').first()).toContainText('₱1,234.50');
  const top = section(page, 'Top 10 today');
  await top.scrollIntoViewIfNeeded();
  await expect(cards(top)).toHaveCount(10);
  await section(page, 'New').scrollIntoViewIfNeeded();
  await expect(cards(section(page, 'New')).first()).toBeVisible();
  // With its row at the edge, no link lies half under the bar at the bottom, where any may come to lie while one scrolls.
  await section(page, 'New').evaluate((row) => row.scrollIntoView({ block: 'end' }));
  expect(await faultsInBothThemes(page)).toEqual([]);

  for (const [width, height] of [
    [1280, 800],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const cover = cards(section(page, 'Hot Games')).first().locator('img, svg').first();
    await expect(cover, `${width}`).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('link', { name: 'My', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
