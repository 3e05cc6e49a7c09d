import type { Page } from '@playwright/test';
import { playerWithStatus } from './identity/player-with-status.ts';
import { searchBox } from './lobby/lobby-page.ts';
import { contrastOf } from './page/faults/contrast-of.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { signIn } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';
import { giveRecords } from './records/give-records.ts';

/** Words of a row that are cut, and times that do not stand in one line. */
const faultsInRows = (page: Page) =>
  page.evaluate(() => {
    const isBroken = (node: ChildNode) => {
      const time = /\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?/.exec(node.textContent ?? '');
      if (time === null) return false;
      const range = document.createRange();
      range.setStart(node, time.index);
      range.setEnd(node, time.index + time[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const isCut = (element: Element) =>
      getComputedStyle(element).overflow !== 'visible' &&
      (element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1);
    return [...document.querySelectorAll('main :is(li, dl, [role=timer]) *')]
      .filter((element) => element.closest('.sr-only, [aria-hidden="true"]') === null)
      .flatMap((element) => {
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const words = own.map((node) => node.textContent ?? '').join('');
        if (words.trim() === '') return [];
        if (own.some(isBroken)) return [`wraps: ${words}`];
        return isCut(element) ? [`cut: ${words}`] : [];
      });
  });

test('titles of records are whole and their times stand in one line, on a phone and on the narrowest in Tagalog', async ({
  page,
  context,
}) => {
  const phone = await playerWithStatus('fully_kyc');
  await signIn(context, { phone });
  const { withdrawals, deposits } = await giveRecords(phone, 3);
  for (const [width, language] of [
    [390, 'en_US'],
    [320, 'tl_PH'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await context.addCookies([{ name: 'perya_lang', value: language, url: addressOf('/') }]);
    await open(page, '/my');
    for (const path of [
      '/s-transaction/balance',
      '/s-transaction/deposit',
      '/s-transaction/withdraw',
      '/s-transaction/bonus',
      '/s-account/security',
      `/s-transaction/status?id=${withdrawals.under_review}&type=withdraw`,
      `/s-transaction/status?id=${deposits.completed}&type=deposit`,
    ]) {
      await goInside(page, path);
      await expect(page).toHaveURL(addressOf(path));
      await expect(page.getByText(/\d:\d\d/).first()).toBeVisible();
      expect(await faultsInRows(page), `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});

test('the mark of a hot game stands in the corner of its cover, in the same readable colours by day and by night', async ({
  page,
}) => {
  await open(page, '/s-game/sections/search');
  await searchBox(page).fill('Bahay Kubo');
  // The list of all games holds this one too, until what was found takes its place.
  await expect(page.getByRole('article').filter({ hasNotText: 'Bahay Kubo' })).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: 'Bahay Kubo' }).first();
  const mark = card.getByText('Hot', { exact: true });
  const [cover, box] = await Promise.all([card.boundingBox(), mark.boundingBox()]);
  expect([box?.x, box?.y]).toEqual([cover?.x, cover?.y]);
  expect((box?.width ?? 0) / (cover?.width ?? 1)).toBeLessThan(0.5);
  const byDay = await mark.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(mark).toHaveCSS('background-color', byDay);
    expect(await contrastOf(mark)).toBeGreaterThan(4.5);
  }
});

/** Tops, heights and widths of what stands in a grid, row by row. */
const rowsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).evaluate((grid) => {
    const rows = new Map<number, { heights: Set<number>; widths: Set<number>; count: number }>();
    // The card itself: its place in the grid is stretched by its neighbours.
    for (const card of grid.querySelectorAll(':scope > * > :first-child')) {
      const { top, height, width } = card.getBoundingClientRect();
      const row = rows.get(Math.round(top)) ?? { heights: new Set(), widths: new Set(), count: 0 };
      row.heights.add(Math.round(height));
      row.widths.add(Math.round(width));
      row.count += 1;
      rows.set(Math.round(top), row);
    }
    return [...rows.values()].map(({ heights, widths, count }) => ({
      count,
      heights: heights.size,
      widths: widths.size,
    }));
  });

test('cards of a grid are equal, and a desktop has four goods beside each other where a phone has two', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page, '/s-points/mall');
  for (const [width, columns] of [
    [390, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, list] of [
      ['/s-points/mall', 'Items'],
      ['/welfare', 'Bonuses'],
    ] as const) {
      await goInside(page, path);
      await expect(page.getByRole('list', { name: list }).locator('> *').nth(3)).toBeVisible();
      const rows = await rowsOf(page, list);
      for (const row of rows)
        expect([row.heights, row.widths], `${path} at ${width}`).toEqual([1, 1]);
      if (path === '/s-points/mall') expect(rows[0]?.count).toBe(columns);
    }
  }
});

test('rows of the settings stand in named groups, each with an icon of its own', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page, '/my');
  const settings = page.getByRole('region', { name: 'Settings' });
  await expect(settings.getByRole('heading', { level: 3 })).toHaveText([
    'Safety',
    'Help',
    'News and info',
    'On this device',
  ]);
  const icons = await settings
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('svg')?.innerHTML ?? 'none'));
  expect(icons.length).toBeGreaterThan(12);
  expect(new Set(icons).size).toBe(icons.length);
});
