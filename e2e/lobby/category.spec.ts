import { coveredGames } from '@perya/demo/generated-games';
import type { Page } from '@playwright/test';
import { faultsOf } from '../page/faults/faults.ts';
import { addressOf, goInside, open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { cards, holdBack, namesOf, queriesTo, searchBox } from './lobby-page.ts';

const ofGroup = (group: string) => coveredGames.filter((game) => game.group === group);
const providersOf = (page: Page) => page.getByRole('dialog', { name: 'Providers' });

test('opens for a visitor with search, sort, providers and three games a row, loads page after page, and filters by providers [A-005 A-021 G-023 G-026 G-027 G-028 G-031 G-032 G-033 G-185 G-245 M-014]', async ({
  page,
}) => {
  const asked = queriesTo(page, '/member/game/list');
  await open(page, '/s-game/category/Slot?sort=Popular');

  await test.step('shows what it has', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slot');
    await expect(searchBox(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(2 + 2);
    await expect(page.getByRole('button', { name: 'Providers' })).toBeVisible();
    const first = cards(page).first();
    await expect(first).toContainText('Bahay Kubo Cascade');
    await expect(first).toContainText('Perya Studio');
    await expect(first).toContainText(/RTP \d\d\.\d\d%/);
    await expect(first).toContainText('Hot');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('shows three games a row on any phone', async () => {
    await expect(cards(page).nth(5)).toBeVisible();
    for (const width of [320, 390, 767]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await Promise.all(
        [0, 1, 2, 3].map(async (place) => (await cards(page).nth(place).boundingBox())?.y),
      );
      expect(tops[1], `${width}`).toBe(tops[0]);
      expect(tops[2]).toBe(tops[0]);
      expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('loads page after page towards the end, each game once, and draws only what is in sight', async () => {
    const total = ofGroup('Slot').length;
    const last = page.locator(`[aria-posinset="${total}"]`);
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(last).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expect.poll(() => cards(page).count()).toBeLessThan(total / 2);
    const pages = asked.map((query) => Number(query.get('page')));
    expect(pages).toEqual(pages.map((_, place) => place + 1));
    expect(pages).toHaveLength(Math.ceil((total + 1) / 15));
    expect(new Set(asked.map((query) => query.get('page_size')))).toEqual(new Set(['15']));
    expect(new Set(asked.map((query) => query.get('game_type')))).toEqual(new Set(['3']));
  });

  await test.step('filters by several providers, which Confirm applies and Reset empties', async () => {
    asked.length = 0;
    await page.getByRole('button', { name: 'Providers' }).click();
    const sheet = providersOf(page);
    await sheet.getByRole('checkbox', { name: 'Tikbalang Forge' }).check();
    await sheet.getByRole('checkbox', { name: 'Karagatan Arcade' }).check();
    expect(asked.filter((query) => query.has('brands'))).toEqual([]);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/brands=\d_tikbalang%2C\d_karagatan/);
    await expect(cards(page).first()).toContainText(/Tikbalang Forge|Karagatan Arcade/);
    expect(asked.at(-1)?.get('brands')).toMatch(/^\d_tikbalang,\d_karagatan$/);
    for (const text of await cards(page).getByRole('link').allInnerTexts()) {
      expect(text).toMatch(/Tikbalang Forge|Karagatan Arcade/);
    }
    await page.getByRole('button', { name: 'Providers: 2' }).click();
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await sheet.getByRole('button', { name: 'Reset' }).click();
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(addressOf('/s-game/category/Slot?sort=Popular'));
    // The list stands where it was left, far down.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(cards(page).first()).toContainText('Bahay Kubo Cascade');
  });
});

test('takes category, sort and providers from the address, and sends an unknown category home [G-024 G-025 G-029 G-030 G-034 G-183 G-260 G-296 G-297]', async ({
  page,
}) => {
  const asked = queriesTo(page, '/member/game/list');
  await test.step('sends an unknown category home', async () => {
    await page.goto(addressOf('/s-game/category/Poker'));
    await expect(page).toHaveURL(addressOf('/'));
    for (const name of ['toString', '%3Cscript%3E']) {
      await goInside(page, '/terms-of-use');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
      await goInside(page, `/s-game/category/${name}`);
      await expect(page).toHaveURL(addressOf('/'));
      await expect(page.getByRole('heading', { name: 'Hot Games' })).toBeVisible();
    }
  });

  await test.step('opens the hidden categories, of which table and board ask for the same', async () => {
    for (const name of ['Bingo', 'Board Game', 'Table Game', 'New Games', 'Hot Games']) {
      await goInside(page, `/s-game/category/${encodeURIComponent(name)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(cards(page).first()).toBeVisible();
    }
    const firstPages = asked.filter((query) => query.get('page') === '1');
    const asking = firstPages.map((query) =>
      ['game_type', 'is_new', 'is_hot'].map((name) => query.get(name)),
    );
    // Board and table ask for the same, so its answer is shared.
    expect(asking).toEqual([
      ['7', null, null],
      ['5', null, null],
      [null, '1', null],
      [null, null, '1'],
    ]);
  });

  await test.step('sorts by Popular or A-Z, from the address and by the selector', async () => {
    const byName = ofGroup('Fishing')
      .map(({ name }) => name)
      .sort((one, other) => one.localeCompare(other, 'en'));
    await goInside(page, '/s-game/category/Fishing?sort=A-Z');
    const sort = page.getByRole('group', { name: 'Sort by' });
    await expect(sort.getByRole('radio')).toHaveCount(2);
    await expect(sort.getByRole('radio', { name: 'A-Z' })).toBeChecked();
    await expect(cards(page).first()).toContainText(byName[0] ?? '');
    expect((await namesOf(page)).slice(0, 5)).toEqual(byName.slice(0, 5));
    await sort.getByRole('radio', { name: 'Popular' }).click();
    await expect(page).toHaveURL(addressOf('/s-game/category/Fishing?sort=Popular'));
    await expect(cards(page).first()).toContainText('Isda Blaster');
    await goInside(page, '/s-game/category/Fishing?sort=A-Z');
    await expect(sort.getByRole('radio', { name: 'A-Z' })).toBeChecked();
    await goInside(page, '/s-game/category/Fishing?sort=rtp');
    await expect(sort.getByRole('radio', { name: 'Popular' })).toBeChecked();
  });

  await test.step('takes the providers, drops the unknown and keeps the known', async () => {
    await goInside(page, '/s-game/category/Slot');
    await page.getByRole('button', { name: 'Providers' }).click();
    const sheet = providersOf(page);
    await sheet.getByRole('checkbox', { name: 'Habagat Playhouse' }).check();
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/brands=/);
    const known = new URL(page.url()).searchParams.get('brands') ?? '';
    asked.length = 0;
    await open(page, `/s-game/category/Slot?brands=99_nobody,${known},nonsense`);
    await expect(page.getByRole('button', { name: 'Providers: 1' })).toBeVisible();
    await expect(cards(page).first()).toContainText('Habagat Playhouse');
    const [venue, platform] = known.split('_');
    for (const query of asked) {
      expect([query.get('venue_id'), query.get('platform_id')]).toEqual([venue, platform]);
      expect(query.has('brands')).toBe(false);
    }
    expect(new URL(page.url()).searchParams.get('brands')).toBe(known);
  });
});

test('says that it loads, that there is nothing and what failed, in the list and in a toast, and tries again [G-028 G-240 G-241 G-242 G-243 G-342]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/game\/list|member\/platform\/list/);
  const failed = 'Error fetching data.';
  const toasts = page.getByRole('region', { name: 'Messages' });
  const untilToastsAreGone = async () => {
    await page.clock.fastForward(6000);
    await expect(toasts.getByRole('listitem')).toHaveCount(0);
  };
  await page.clock.install();

  await test.step('of the providers in their sheet', async () => {
    await page.route('**/member/platform/list', (route) => route.abort());
    const letGo = await holdBack(page, '/member/game/list');
    await open(page, '/s-game/category/Sport');
    await expect(page.getByRole('status').getByText('Loading...')).toBeInViewport({ ratio: 1 });
    await expect(toasts).toContainText(failed);
    letGo();
    await expect(page.getByText('There is no data yet!')).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await page.unroute('**/member/game/list**');
    await page.getByRole('button', { name: 'Providers' }).click();
    const sheet = providersOf(page);
    await expect(sheet.getByText(failed)).toBeVisible();
    await page.unroute('**/member/platform/list');
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet.getByRole('checkbox').first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(sheet).toHaveCount(0);
    await untilToastsAreGone();
  });

  await test.step('of the list', async () => {
    await page.route('**/member/game/list**', (route) => route.abort());
    await goInside(page, '/s-game/category/Fishing');
    await expect(page.getByRole('main').getByText(failed)).toBeVisible();
    await expect(toasts).toContainText(failed);
    await page.unroute('**/member/game/list**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('of a later page, keeping the games that it has', async () => {
    await page.route(
      (url) => url.pathname === '/member/game/list' && url.searchParams.get('page') === '2',
      (route) => route.abort(),
    );
    await goInside(page, '/s-game/category/Slot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slot');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(failed)).toBeAttached();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    // Step by step: only what is in sight is drawn, so one long step could pass it by.
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(page.locator('[aria-posinset="16"]')).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test('has nothing wrong in either theme and language, the providers open too', async ({
  page,
  context,
}) => {
  const looks = [
    ['light', 'en_US'],
    ['dark', 'tl_PH'],
  ] as const;
  for (const [colorScheme, language] of looks) {
    await page.emulateMedia({ colorScheme });
    await context.addCookies([{ name: 'perya_lang', value: language, url: addressOf('') }]);
    await open(page, '/s-game/category/Live?sort=A-Z');
    await expect(cards(page).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Mga provider' }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
