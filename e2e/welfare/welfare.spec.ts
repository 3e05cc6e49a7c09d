import { openAsPlayer } from '../identity/open-as-player.ts';
import { playerWithStatus, setStatus } from '../identity/player-with-status.ts';
import { everyRoute } from '../page/every-route.ts';
import { contrastOf } from '../page/faults/contrast-of.ts';
import { faultsInBothThemes } from '../page/faults/faults-in-both-themes.ts';
import { onDesktop } from '../page/on-desktop.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { whileAlone } from '../setup/house-switch.ts';
import {
  offerRebate,
  playFirstToday,
  playYesterday,
  withEndedRebate,
  withLaterTile,
} from './play-yesterday.ts';

test('the hub shows what was given, opens its tiles, and keeps the VIP tab shut [A-044 G-074 G-075 G-076 G-077 G-078 G-079 G-081 G-082 G-083 G-084 G-085 G-086 G-087 G-088 G-091 G-184 G-188 M-074 M-078]', async ({
  page,
}) => {
  await withLaterTile(async () => {
    await openAsPlayer(page, '/welfare');
    const main = page.getByRole('main');
    await expect(main.getByText('Total Bonus Claimed (PHP)')).toBeVisible();
    await expect(main.getByText('₱0.00').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Detail' })).toHaveAttribute(
      'href',
      '/s-transaction/bonus',
    );
    await expect(main.getByRole('link', { name: 'Customer service' })).toHaveAttribute(
      'href',
      '/service',
    );
    const general = main.getByRole('tab', { name: 'General Bonus' });
    const vip = main.getByRole('tab', { name: 'VIP Bonus' });
    await expect(vip).toBeDisabled();
    await vip.click({ force: true });
    await general.press('ArrowRight');
    await expect(general).toHaveAttribute('aria-selected', 'true');
    const tiles = main.getByRole('list', { name: 'Bonuses' }).getByRole('button');
    await expect(tiles.last()).toHaveText('Something new');
    // The device of the phone tests is an Android one.
    const download = tiles.filter({ hasText: 'Get the app' });
    await expect(download).toHaveCount(1);
    await expect(tiles.nth(4)).toContainText('Get the app');
    expect(await faultsInBothThemes(page)).toEqual([]);
    // Any number past nine is still to come, ten too.
    for (const name of ['Something new', 'Something else']) {
      await tiles.filter({ hasText: name }).click();
      await expect(page.getByText('Coming soon').first()).toBeVisible();
      await expect(page.getByText('Coming soon')).toHaveCount(0);
      await expect(page).toHaveURL(addressOf('/welfare'));
    }
    for (const [name, path] of [
      ['Mystery box', '/blind-box'],
      ['Daily wins', '/daily-wins'],
      ['VIP', '/s-vip'],
      ['Daily loss rebate', '/welfare/tpg-details'],
      ['CQ9 daily rebate', '/welfare/cq9-page'],
      ['Cashback', '/cashback'],
      ['Daily check-in', '/s-points'],
      ['Daily tasks', '/s-points'],
      ['Invite friends', '/invite'],
      ['Get the app', '/app'],
    ] as const) {
      await tiles.filter({ hasText: name }).click();
      await expect(page).toHaveURL(addressOf(path));
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await goInside(page, '/welfare');
    }
    for (const path of [
      '/s-kyc',
      '/s-game/category/Slot?sort=Popular',
      '/s-game/category/Live?sort=Popular',
      '/app',
      '/',
    ]) {
      expect((await page.request.get(addressOf(path))).status(), path).toBe(200);
    }
  });
});

test('a tile of type 8 first writes that the daily tab is wanted and then opens the points, one of type 9 writes nothing; the hub has three pages under it and no other [G-089 G-090 G-093]', async ({
  page,
}) => {
  // Every write of the flag, with the page on which it happened.
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (name.endsWith('points-tab')) written.push(`${value} on ${location.pathname}`);
      return write.call(this, name, value);
    };
  });
  const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written);
  await openAsPlayer(page, '/welfare');
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: 'Bonuses' }).getByRole('button');
  const daily = main.getByRole('tab', { name: 'Daily Tasks' });
  const newbie = main.getByRole('tab', { name: 'Newbie Tasks' });
  // Type 9.
  await tiles.filter({ hasText: 'Daily check-in' }).click();
  await expect(page).toHaveURL(addressOf('/s-points'));
  await expect(newbie).toHaveAttribute('aria-selected', 'true');
  expect(await written()).toEqual([]);
  // Type 8.
  await goInside(page, '/welfare');
  await tiles.filter({ hasText: 'Daily tasks' }).click();
  await expect(page).toHaveURL(addressOf('/s-points'));
  await expect(daily).toHaveAttribute('aria-selected', 'true');
  expect(await written()).toEqual(['1 on /welfare']);

  const below = [
    ['/welfare/betting-rank', 'Slot Betting Rankings'],
    ['/welfare/cq9-page', 'CQ9 Daily Rebate'],
    ['/welfare/tpg-details', 'TPG Daily Loss Rebate'],
  ] as const;
  const routes = everyRoute().map(({ path }) => path);
  expect(routes.filter((path) => path.startsWith('/welfare')).sort()).toEqual([
    '/welfare',
    ...below.map(([path]) => path),
  ]);
  for (const [path, title] of below) {
    await goInside(page, path);
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  for (const path of ['/welfare/vip', '/welfare/tpg-details/more', '/welfare/blind-box']) {
    expect((await page.request.get(addressOf(path))).status(), path).toBe(404);
  }
});

test('the page of the CQ9 rebate asks and collects under the number 6, and says from which stakes on it comes [G-226 G-227]', async ({
  page,
}) => {
  const phone = await playerWithStatus('fully_kyc');
  await offerRebate(phone, 5000);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/promo/cq9/')) return;
    // What moves money is posted, as CBOR, in which a small number is a byte after its name.
    const body = request.postDataBuffer();
    const posted = body?.[body.indexOf('pid') + 'pid'.length];
    asked.push(`${pathname} ${posted ?? searchParams.get('pid')}`);
  });
  await openAsPlayer(page, '/welfare/cq9-page', phone);
  const main = page.getByRole('main');
  await expect(main.getByText('You need bets of ₱100.00 or more in the day')).toBeVisible();
  expect(asked).toEqual(['/promo/cq9/detail 6']);
  await main.getByRole('button', { name: 'Collect' }).click();
  await expect(page.getByText('₱50.00 was added to your balance').first()).toBeVisible();
  expect(asked[1]).toBe('/promo/cq9/claim 6');
});

test('a day without a rebate says so on its card, readable by day and by night', async ({
  page,
}) => {
  await openAsPlayer(page, '/welfare/cq9-page');
  const reason = page.getByRole('main').getByText('There is nothing to collect today.');
  const button = page.getByRole('main').getByRole('button', { name: 'Collect' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await contrastOf(reason), colorScheme).toBeGreaterThan(4.5);
    expect(await contrastOf(button), colorScheme).toBeGreaterThan(4.5);
  }
});

test('the hub of a desktop has its tiles, and none for the app [G-088] @desktop', async ({
  page,
}) => {
  await openAsPlayer(page, '/welfare');
  const tiles = page.getByRole('list', { name: 'Bonuses' }).getByRole('button');
  await expect(tiles.filter({ hasText: 'Mystery box' })).toBeVisible();
  await expect(tiles.filter({ hasText: 'Get the app' })).toHaveCount(0);
  expect(await faultsInBothThemes(page)).toEqual([]);
});

test('the contest of yesterday is decided, its prize credited, and the rebate collected [A-012 A-231 A-240 G-094 G-095 G-096 G-097 G-098 G-099 G-100 G-102 G-103 G-104 G-105 G-106 G-107 G-108 G-170 G-263 G-272 G-273 G-274 G-275 G-276 G-277 G-278 G-279 G-280 M-075 M-077]', async ({
  page,
}) => {
  const phone = await playerWithStatus('fully_kyc');
  await playYesterday(phone, 1_000_000, 800_000);
  await openAsPlayer(page, '/welfare/cq9-page', phone);
  // The prize of the contest and the rebate of the loss were credited meanwhile.
  const gift = page.getByRole('dialog', { name: 'A gift for you' });
  for (const amount of [/₱(?:25,000|20)\.00/, /₱(?:25,000|20)\.00/]) {
    await expect(gift).toContainText(amount);
    await gift.getByRole('button', { name: 'Thank you' }).click();
  }
  await expect(gift).toHaveCount(0);
  const main = page.getByRole('main');
  const collect = main.getByRole('button', { name: 'Collect' });
  await expect(main.getByText('₱50.00').first()).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Games that count' }).getByRole('listitem'),
  ).toHaveCount(12);
  expect(await faultsInBothThemes(page)).toEqual([]);

  await test.step('the gate says in its dialog what it refuses', async () => {
    await setStatus(phone, 'rejected');
    await page.reload();
    await collect.click();
    const reminder = page.getByRole('dialog', { name: 'KYC reminder' });
    await expect(reminder.getByText(/to participate in welfare activities!$/)).toBeVisible();
    await reminder.getByRole('button', { name: 'Close' }).click();
    await setStatus(phone, 'fully_kyc');
    await page.reload();
  });
  await collect.click();
  await expect(page.getByText('₱50.00 was added to your balance').first()).toBeVisible();
  const claimed = main.locator('dl > div').filter({ hasText: /^Claimed/ });
  await expect(claimed).toContainText('₱50.00');
  await expect(main.locator('dl > div').filter({ hasText: 'Unclaimed' })).toContainText('₱0.00');
  let claims = 0;
  page.on('request', (request) => {
    if (request.url().includes('/promo/cq9/claim')) claims += 1;
  });
  await expect(collect).toHaveAttribute('aria-disabled', 'true');
  await collect.click({ force: true });
  expect(claims).toBe(0);

  await goInside(page, '/welfare/betting-rank');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Slot Betting Rankings' }),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Daily Contest' })).toBeVisible();
  await expect(main.getByText('₱100,000.00')).toBeVisible();
  const secondsLeft = async () => {
    const [h = 0, m = 0, s = 0] = (await main.getByRole('timer').innerText())
      .split(':')
      .map(Number);
    return h * 3600 + m * 60 + s;
  };
  const untilMidnight = 24 * 3600 - (Math.floor(Date.now() / 1000 + 8 * 3600) % (24 * 3600));
  expect(Math.abs((await secondsLeft()) - untilMidnight)).toBeLessThan(10);
  await expect(main.getByText('My position')).toBeVisible();
  await expect(main.getByText('Play a slot game and you are in.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Top players' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await main.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('You');
  await expect(history.getByRole('listitem').first()).toContainText('₱25,000.00');
  await history.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('button', { name: 'Rule' }).click();
  const rule = page.getByRole('dialog', { name: 'Rule' });
  for (const words of [
    /slot bets made between 00:00 and 23:59/,
    /refreshed every hour\. Your own position is shown as it stands now/,
    /The top 100 are ranked.*no prize below place 100/,
    /only after turnover of 2 times the credited amount/,
  ]) {
    await expect(rule.getByText(words)).toBeVisible();
  }
  const prizeOf = (place: string) =>
    rule
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: place, exact: true }) });
  for (const [place, prize] of [
    ['1', '₱25,000.00'],
    ['10', '₱1,000.00'],
    ['11–20', '₱700.00'],
    ['21–50', '₱400.00'],
    ['51–100', '₱290.00'],
  ] as const) {
    await expect(prizeOf(place)).toContainText(prize);
  }
  await rule.getByRole('button', { name: 'Close' }).click();

  await goInside(page, '/welfare');
  // The prize, one percent of what was lost, and what was collected.
  await expect(main.getByText('₱25,070.00').first()).toBeVisible();
  await main.getByRole('link', { name: 'Detail' }).click();
  await expect(page).toHaveURL(/\/s-transaction\/bonus/);
  for (const name of ['Slot Betting Ranking', 'TPG Daily Loss Rebate', 'CQ9 Daily Rebate']) {
    await expect(main.getByRole('paragraph').filter({ hasText: name })).toBeVisible();
  }

  // What was won stands there on a desktop's screen too, in the other language.
  await goInside(page, '/my');
  await main.getByRole('radio', { name: 'Tagalog' }).check();
  await onDesktop(page, async () => {
    await goInside(page, '/welfare/betting-rank');
    await expect(
      main.getByRole('heading', { level: 1, name: 'Slot Betting Rankings' }),
    ).toBeVisible();
    await main.getByRole('button', { name: 'History' }).click();
    const past = page.getByRole('dialog', { name: 'History' });
    await expect(past.getByRole('listitem').first()).toContainText('₱25,000.00');
    await page.keyboard.press('Escape');
    await goInside(page, '/welfare/cq9-page');
    await expect(main.getByRole('region', { name: 'Mga larong bilang' })).toBeVisible();
    await expect(main.locator('dl > div').filter({ hasText: /^Na-claim/ })).toContainText('₱50.00');
  });
});

test('the list of the ranking has whoever plays from the first minute of a day, beside the own position [G-097 G-098]', async ({
  page,
}) => {
  const phone = await playerWithStatus('fully_kyc');
  await whileAlone('ranking of today', async () => {
    // The list of this hour is made already, and nobody was in it.
    await playFirstToday(phone, 1_000_000);
    await openAsPlayer(page, '/welfare/betting-rank', phone);
    const main = page.getByRole('main');
    const own = main.locator('dl > div').filter({ hasText: 'My position' });
    await expect(own).toContainText(/#\d/);
    const top = main.getByRole('region', { name: 'Top players' });
    await expect(async () => {
      await page.reload();
      await expect(top.getByRole('listitem').filter({ hasText: 'You' })).toContainText(
        '₱10,000.00',
        { timeout: 3000 },
      );
    }).toPass();
    await expect(top).toContainText(/As of .*, refreshed every hour/);
  });
});

test('a visitor logs in before the hub opens; the rules of the rebate of losses stand in the language of the player, with their period, also when it is over [A-044 G-109 G-281 G-282 G-283 G-284 G-285 G-286 G-343 M-076]', async ({
  page,
  context,
}) => {
  await open(page, '/welfare');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await signIn(context);
  await open(page, '/welfare/tpg-details');
  const main = page.getByRole('main');
  for (const words of [
    '1% of your net loss of the day',
    'A daily loss of at least ₱1,000',
    '₱5,000 for one day',
    'The next day by 7PM, automatically',
    'No wagering requirement',
  ]) {
    await expect(main.getByText(words)).toBeVisible();
  }
  await expect(main.getByText('This promotion has ended.')).toHaveCount(0);
  // The demo operator's past one, as it is installed.
  await expect(main.locator('dl > div').filter({ hasText: 'Earlier' })).toContainText(
    'Sep 1 to Dec 31 2025',
  );
  await withEndedRebate(async () => {
    await expect(async () => {
      await page.reload();
      await expect(main.getByText('1% of your net loss of the day')).toBeVisible();
      const period = main.locator('dl > div').filter({ hasText: 'Period' });
      await expect(period).toContainText('Sep 1 to Dec 31 2025', { timeout: 1000 });
    }).toPass();
    await expect(main.getByText('This promotion has ended.')).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await context.addCookies([{ name: 'perya_lang', value: 'tl_PH', url: addressOf('/') }]);
    await open(page, '/welfare/tpg-details');
    await expect(main.getByText('1% ng kabuuang natalo mo sa araw')).toBeVisible();
    await expect(main.getByText('Tapos na ang promong ito.')).toBeVisible();
  });
  await goInside(page, '/welfare/betting-rank');
  await expect(main.getByRole('heading', { name: 'Daily Contest' })).toBeVisible();
  await main.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText(
    'mula 00:00 hanggang 23:59',
  );
});
