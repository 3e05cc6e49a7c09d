import { launchGame } from '@perya/contract/calls/launch';
import { elsewhere } from '../identity/player.ts';
import { faultsOf } from '../page/faults.ts';
import { addressOf, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withMotion } from '../page/with-motion.ts';
import { changeIndex } from './index-of-page.ts';
import { cards, holdBack, namesOf, queriesTo, searchBox, section } from './lobby-page.ts';

const everyScreen = { tag: '@every-screen' };
const inOrder = ['Hot Games', 'Slot', 'Live', 'Fishing'];
const demoPhone = '9170000006';

test(
  'shows a visitor the four sections in their order, and none of the hidden ones [A-020 G-009 G-011 G-012 G-013 G-144 G-185]',
  everyScreen,
  async ({ page }) => {
    await open(page, '/');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const shown = (await headings.allInnerTexts()).filter((text) => !text.includes('Perya'));
    expect(shown.filter((text) => inOrder.includes(text))).toEqual(inOrder);
    for (const hidden of ['Board Game', 'Table Game', 'Bingo', 'New Games']) {
      await expect(section(page, hidden)).toHaveCount(0);
    }
    await expect(section(page, 'Continue where you left')).toHaveCount(0);
    for (const name of inOrder) {
      await expect(cards(section(page, name))).toHaveCount(12);
      await expect(
        section(page, name).getByRole('link', { name: `See all: ${name}` }),
      ).toBeVisible();
    }
  },
);

test('fits three cards between the margins of any phone and scrolls to whole cards [G-010]', async ({
  page,
}) => {
  await open(page, '/');
  const slots = cards(section(page, 'Slot'));
  await expect(slots).toHaveCount(12);
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

test('marks few games as hot, and none where all are', async ({ page }) => {
  await open(page, '/');
  const hotIn = (name: string) => section(page, name).getByText('Hot', { exact: true });
  await expect(cards(section(page, 'Fishing'))).toHaveCount(12);
  for (const name of ['Slot', 'Live', 'Fishing']) {
    expect(await hotIn(name).count(), name).toBeGreaterThan(0);
    expect(await hotIn(name).count(), name).toBeLessThanOrEqual(3);
  }
  await expect(hotIn('Hot Games')).toHaveCount(0);
});

test('leads to the search of all games and to every kind of game', async ({ page }) => {
  await open(page, '/');
  const kinds = page.getByRole('navigation', { name: 'Kinds of games' }).getByRole('link');
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

test('leads from each arrow to its list [A-022 G-014 G-015 G-035 G-039]', async ({ page }) => {
  await open(page, '/');
  await section(page, 'Hot Games').getByRole('link', { name: 'See all: Hot Games' }).click();
  await expect(page).toHaveURL(addressOf('/s-game/sections/Hot%20Games'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hot Games');
  for (const name of ['Slot', 'Live', 'Fishing']) {
    await page.getByRole('link', { name: 'Back to home' }).click();
    await section(page, name)
      .getByRole('link', { name: `See all: ${name}` })
      .click();
    await expect(page).toHaveURL(addressOf(`/s-game/category/${name}?sort=Popular`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('keeps the games that the server drew when the page comes alive', async ({ page }) => {
  await page.goto(addressOf('/'), { waitUntil: 'commit' });
  const drawn = await page.waitForSelector('section[aria-label="Slot"] article');
  // The server renders what a wide page shows; the rest follows after hydration.
  await expect(cards(section(page, 'Slot'))).toHaveCount(12);
  expect(await drawn.evaluate((card) => card.isConnected)).toBe(true);
});

test('steps through a section where there is no finger to swipe with', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  const slots = section(page, 'Slot');
  const row = slots.getByRole('list');
  // All twelve are there once the section is hydrated.
  await expect(cards(slots)).toHaveCount(12);
  const next = slots.getByRole('button', { name: 'Next: Slot' });
  const previous = slots.getByRole('button', { name: 'Previous: Slot' });
  await expect(previous).toBeHidden();
  await next.click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(500);
  await expect(next).toBeHidden();
  await previous.click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
});

test(
  'keeps five places in each section while the index is on its way, and says that it loads [G-022 G-243]',
  everyScreen,
  async ({ page }) => {
    await changeIndex(page, () => null);
    const letGo = await holdBack(page, '/member/index');
    await open(page, '/');
    for (const name of inOrder) {
      await expect(section(page, name).getByRole('listitem')).toHaveCount(5);
      await expect(cards(section(page, name))).toHaveCount(0);
      await expect(section(page, name).getByText('Loading...')).toBeVisible();
    }
    letGo();
    await expect(cards(section(page, 'Slot'))).toHaveCount(12);
  },
);

test('stands although a group of the index is missing, and says so there [G-144 G-242]', async ({
  page,
}) => {
  await changeIndex(page, (index) => ({ ...index, list: { Slot: index.list.Slot ?? [] } }));
  await open(page, '/');
  await expect(cards(section(page, 'Slot'))).toHaveCount(12);
  await expect(section(page, 'Live')).toBeVisible();
  await expect(cards(section(page, 'Live'))).toHaveCount(0);
  await expect(section(page, 'Live').getByText('There is no data yet!')).toBeVisible();
});

test('says that the index could not be fetched, in its place and in a toast, and tries again [G-240 G-241]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/member\/index/);
  await changeIndex(page, () => null);
  await page.route('**/member/index', (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('main').getByText('Error fetching data.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Error fetching data.',
  );
  await page.unroute('**/member/index');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(section(page, 'Slot'))).toHaveCount(12);
  await expect(section(page, 'Highlights')).toBeVisible();
});

test('has a Follow Us block with the brand’s links, or five of its own where the index has none [G-016 G-018 G-294]', async ({
  page,
}) => {
  await open(page, '/');
  const links = section(page, 'Follow Us').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', 'https://facebook.example/perya');
  await changeIndex(page, (index) => ({
    ...index,
    media: [{ name: 'TikTok', url: 'https://tiktok.example/perya' }],
  }));
  await open(page, '/');
  await expect(links).toHaveCount(1);
  await page.unrouteAll();
  await changeIndex(page, (index) => ({ ...index, media: [] }));
  await open(page, '/');
  await expect(links).toHaveCount(5);
});

test('asks for the partner’s own index, and shows wallet-app users no Follow Us [A-350 G-007 G-017 G-307]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await expect(section(page, 'Follow Us')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/member/index'))).toEqual([]);
  await open(page, '/?from=maya');
  await expect.poll(() => asked).toContain('/member/index/maya');
  await expect(section(page, 'Follow Us')).toBeVisible();
  await open(page, '/?from=ewallet');
  await expect.poll(() => asked).toContain('/member/index/glife1');
  await expect(section(page, 'Responsible Gaming')).toBeVisible();
  await expect(section(page, 'Follow Us')).toHaveCount(0);
});

test('has a Responsible Gaming block with at most two logos, each with its link [G-019 G-020 G-021 G-295 M-148]', async ({
  page,
}) => {
  const logo = (name: string) => ({
    name,
    url: '/art/regulator/fair-gaming.svg',
    link_h5: `https://${name}.example/`,
  });
  const logos = section(page, 'Responsible Gaming').getByRole('list').getByRole('link');
  await changeIndex(page, (index) => ({ ...index, bottom: ['a', 'b', 'c'].map(logo) }));
  await open(page, '/');
  await expect(logos).toHaveCount(2);
  await expect(logos.nth(1)).toHaveAttribute('href', 'https://b.example/');
  await page.unrouteAll();
  await changeIndex(page, (index) => ({ ...index, bottom: [] }));
  await open(page, '/');
  await expect(logos).toHaveCount(1);
  await expect(logos).toHaveAttribute('href', 'https://www.pagcor.ph/');
  await expect(logos.getByRole('img')).toBeVisible();
  await section(page, 'Responsible Gaming')
    .getByRole('link', { name: 'How we look after you' })
    .click();
  await expect(page).toHaveURL(addressOf('/responsible-gaming'));
});

test('lets a player continue where they left, the latest game first [G-193 G-323]', async ({
  page,
  context,
}) => {
  const device = elsewhere();
  await device.login(demoPhone);
  await device.client.call(launchGame, { code: 'plinko' });
  await device.client.call(launchGame, { code: 'color-game' });
  await signIn(context, { phone: demoPhone });
  await open(page, '/');
  const row = section(page, 'Continue where you left');
  await expect(cards(row).first()).toBeVisible();
  expect((await namesOf(row)).slice(0, 2)).toEqual(['Color Game', 'Plinko Perya']);
  const [continued, hot] = await Promise.all(
    [row, section(page, 'Hot Games')].map((each) => each.boundingBox()),
  );
  expect(continued?.y).toBeLessThan(hot?.y ?? 0);
});

test('shows no such row to a player who has not played', async ({ page, context }) => {
  const asked = queriesTo(page, '/member/game/list/history');
  await signIn(context);
  await open(page, '/');
  await expect.poll(() => asked.length).toBe(1);
  await expect(section(page, 'Continue where you left')).toHaveCount(0);
});

test('has nothing wrong in either theme and language', async ({ page, context }) => {
  const looks = [
    ['light', 'en_US'],
    ['dark', 'tl_PH'],
  ] as const;
  for (const [colorScheme, language] of looks) {
    await page.emulateMedia({ colorScheme });
    await context.addCookies([{ name: 'perya_lang', value: language, url: addressOf('') }]);
    await open(page, '/');
    await expect(cards(page).first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  }
});
