import { launchGame } from '@perya/contract/games/calls/launch';
import type { Locator } from '@playwright/test';
import { elsewhere } from '../identity/player.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { addressOf, open, untilAlive } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withMotion } from '../page/with-motion.ts';
import { changeIndex } from './index-of-page.ts';
import { cards, namesOf, queriesTo, searchBox, section } from './lobby-page.ts';

const inOrder = ['Hot Games', 'Slot', 'Live', 'Fishing'];
const demoPhone = '9170000006';

/** Scrolls to a row, which then has all of its games. */
async function showAll(row: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded();
  await expect(cards(row)).toHaveCount(12);
}

test('shows a visitor the four sections in their order and none of the hidden ones, and leads from each to its list and to the search [A-020 A-022 G-009 G-010 G-011 G-012 G-013 G-014 G-015 G-016 G-035 G-039 G-144 G-185]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('keeps the games that the server drew when the page comes alive', async () => {
    await page.goto(addressOf('/'), { waitUntil: 'commit' });
    const drawn = await page.waitForSelector('section[aria-label="Slot"] article');
    // The server renders what a wide page shows; the rest follows when the row is near the screen.
    await showAll(section(page, 'Slot'));
    await untilAlive(page);
    expect(await drawn.evaluate((card) => card.isConnected)).toBe(true);
    expect(asked.filter((path) => path.startsWith('/member/index'))).toEqual([]);
  });

  await test.step('shows the four sections, and the links of the brand', async () => {
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const shown = (await headings.allInnerTexts()).filter((text) => !text.includes('Perya'));
    expect(shown.filter((text) => inOrder.includes(text))).toEqual(inOrder);
    for (const hidden of ['Board Game', 'Table Game', 'Bingo', 'New Games']) {
      await expect(section(page, hidden)).toHaveCount(0);
    }
    await expect(section(page, 'Continue playing')).toHaveCount(0);
    for (const name of inOrder) {
      await showAll(section(page, name));
      await expect(
        section(page, name).getByRole('link', { name: `See all: ${name}` }),
      ).toBeVisible();
    }
    const follow = section(page, 'Follow Us').getByRole('link');
    await expect(follow.first()).toHaveAttribute('href', 'https://facebook.example/perya');
  });

  await test.step('fits three cards between the margins of any phone and scrolls to whole cards', async () => {
    const slots = cards(section(page, 'Slot'));
    for (const width of [320, 390, 430, 767]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await Promise.all([0, 2, 3].map((place) => slots.nth(place).boundingBox()));
      const [first, third, fourth] = boxes;
      expect(first?.x, `${width}`).toBeGreaterThanOrEqual(16);
      expect((third?.x ?? 0) + (third?.width ?? 0)).toBeLessThanOrEqual(width - 16 + 0.5);
      expect(fourth?.x).toBeGreaterThan(width - 16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Not a letter of it is cut off, on the narrowest phone either.
      const rtp = slots.first().getByText(/^RTP/);
      expect(await rtp.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const row = section(page, 'Slot').getByRole('list');
    await row.hover();
    await page.mouse.wheel(300, 0);
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  });

  await test.step('marks few games as hot, and none where all are', async () => {
    const hotIn = (name: string) => section(page, name).getByText('Hot', { exact: true });
    for (const name of ['Slot', 'Live', 'Fishing']) {
      expect(await hotIn(name).count(), name).toBeGreaterThan(0);
      expect(await hotIn(name).count(), name).toBeLessThanOrEqual(3);
    }
    await expect(hotIn('Hot Games')).toHaveCount(0);
  });

  await test.step('leads from each arrow to its list', async () => {
    await section(page, 'Hot Games').getByRole('link', { name: 'See all: Hot Games' }).click();
    await expect(page).toHaveURL(addressOf('/s-game/sections/Hot%20Games'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Games');
    for (const name of ['Slot', 'Live', 'Fishing']) {
      await page.getByRole('link', { name: 'Back to home' }).click();
      await section(page, name)
        .getByRole('link', { name: `See all: ${name}` })
        // Not by a tap: the router scrolls to the top a moment after the page stands, and the tap would miss.
        .press('Enter');
      await expect(page).toHaveURL(addressOf(`/s-game/category/${name}?sort=Popular`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await page.getByRole('link', { name: 'Back to home' }).click();
  });

  await test.step('leads to every kind of game and to the search of all', async () => {
    const kinds = page.getByRole('navigation', { name: 'Game types' }).getByRole('link');
    await expect(kinds).toHaveText([
      ...['Hot Games', 'Slot', 'Live', 'Fishing', 'Board Game', 'Table Game', 'Bingo', 'New Games'],
    ]);
    await kinds.filter({ hasText: 'Bingo' }).click();
    await expect(page).toHaveURL(addressOf('/s-game/category/Bingo?sort=Popular'));
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.getByRole('link', { name: 'Search games' }).click();
    await expect(page).toHaveURL(addressOf('/s-game/sections/search'));
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.type('plinko');
    await expect(cards(page).first()).toContainText('Plinko Perya');
    await searchBox(page).fill('xxxxxx');
    await expect(page.getByText('There is no data yet!')).toBeVisible();
    await expect(cards(section(page, 'Popular now')).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});

test.describe('with movement', () => {
  test.use(withMotion);

  test('moves its banners on by itself, but not under a finger or when told to stop, and each leads somewhere', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/');
    const highlights = section(page, 'Highlights');
    const slide = (position: number) => highlights.getByLabel(`${position} of 3`);
    await expect(highlights.getByRole('button', { name: 'Stop the highlights' })).toBeVisible();
    // Nothing moves under the pointer while the time jumps ahead.
    await slide(1).hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(10, 10);
    await page.clock.runFor(6000);
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await slide(2).hover();
    await page.clock.runFor(20_000);
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await highlights.getByRole('button', { name: 'Stop the highlights' }).click();
    await page.mouse.move(10, 10);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(20_000);
    await expect(slide(2)).toBeInViewport({ ratio: 0.9 });
    await highlights.getByRole('button', { name: 'Move the highlights' }).click();
    await page.mouse.move(10, 10);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(6000);
    await expect(slide(3)).toBeInViewport({ ratio: 0.9 });
    await slide(3).getByRole('link').click();
    await expect(page).toHaveURL(addressOf('/responsible-gaming'));
  });
});

test('stands whatever the index brings, says that it loads or could not be fetched, and has blocks of its own where it brings none [G-016 G-018 G-019 G-020 G-021 G-022 G-144 G-240 G-241 G-243 G-294 G-295 M-148]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/index/);

  await test.step('keeps five places in each section while it is on its way, says that it failed, and tries again', async () => {
    await changeIndex(page, () => null);
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/member/index', async (route) => {
      await seen;
      await route.abort();
    });
    await open(page, '/');
    for (const name of inOrder) {
      await expect(section(page, name).getByRole('listitem')).toHaveCount(5);
      await expect(cards(section(page, name))).toHaveCount(0);
      await expect(section(page, name).getByText('Loading...')).toBeVisible();
    }
    letGo();
    await expect(page.getByRole('main').getByText('Error fetching data.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
      'Error fetching data.',
    );
    await page.unroute('**/member/index');
    await page.getByRole('button', { name: 'Try again' }).click();
    await showAll(section(page, 'Slot'));
    await expect(section(page, 'Highlights')).toBeVisible();
    await page.unrouteAll();
  });

  const follow = section(page, 'Follow Us').getByRole('link');
  const logos = section(page, 'Responsible Gaming').getByRole('list').getByRole('link');
  const logo = (name: string) => ({
    name,
    url: '/art/regulator/fair-gaming.svg',
    link_h5: `https://${name}.example/`,
  });

  await test.step('draws no section whose group is missing, and shows the links and at most two logos of the brand', async () => {
    await changeIndex(page, (index) => ({
      ...index,
      list: { Slot: index.list.Slot ?? [] },
      media: [{ name: 'TikTok', url: 'https://tiktok.example/perya' }],
      bottom: ['a', 'b', 'c'].map(logo),
    }));
    await open(page, '/');
    await showAll(section(page, 'Slot'));
    for (const name of ['Hot Games', 'Live', 'Fishing']) {
      await expect(section(page, name)).toHaveCount(0);
    }
    await expect(follow).toHaveCount(1);
    await expect(logos).toHaveCount(2);
    await expect(logos.nth(1)).toHaveAttribute('href', 'https://b.example/');
    await page.unrouteAll();
  });

  await test.step('has five links and a logo of its own where the index has none', async () => {
    await changeIndex(page, (index) => ({ ...index, media: [], bottom: [] }));
    await open(page, '/');
    await expect(follow).toHaveCount(5);
    await expect(logos).toHaveCount(1);
    await expect(logos).toHaveAttribute('href', 'https://www.pagcor.ph/');
    await expect(logos.getByRole('img')).toBeVisible();
    await section(page, 'Responsible Gaming')
      .getByRole('link', { name: 'How we look after you' })
      .click();
    await expect(page).toHaveURL(addressOf('/responsible-gaming'));
  });
});

test('asks for the partner’s own index, and shows wallet-app users no Follow Us [A-350 G-007 G-017 G-307]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/?from=maya');
  await expect.poll(() => asked).toContain('/member/index/maya');
  await expect(section(page, 'Follow Us')).toBeVisible();
  await open(page, '/?from=ewallet');
  await expect.poll(() => asked).toContain('/member/index/glife1');
  await expect(section(page, 'Responsible Gaming')).toBeVisible();
  await expect(section(page, 'Follow Us')).toHaveCount(0);
});

test('lets a player continue where they left, the latest game first, and shows no such row to one who has not played [G-193 G-323]', async ({
  page,
  context,
}) => {
  const asked = queriesTo(page, '/member/game/list/history');
  await signIn(context);
  await open(page, '/');
  const row = section(page, 'Continue playing');
  await expect.poll(() => asked.length).toBe(1);
  await expect(row).toHaveCount(0);

  const device = elsewhere();
  await device.login(demoPhone);
  await device.client.call(launchGame, { code: 'plinko' });
  await device.client.call(launchGame, { code: 'color-game' });
  await signIn(context, { phone: demoPhone });
  await open(page, '/');
  await expect(cards(row).first()).toBeVisible();
  expect((await namesOf(row)).slice(0, 2)).toEqual(['Color Game', 'Plinko Perya']);
  const [continued, hot] = await Promise.all(
    [row, section(page, 'Hot Games')].map((each) => each.boundingBox()),
  );
  expect(continued?.y).toBeLessThan(hot?.y ?? 0);
});
