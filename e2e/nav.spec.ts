import { openGallery } from './page/gallery.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { signIn } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);

/** Those whose page stands; the others of the five stay hidden until theirs does. */
const tabs = [
  ['Home', '/'],
  ['Filcoins', '/s-points'],
  ['Welfare', '/welfare'],
  ['My', '/my'],
] as const;

/** Whoever is signed in is sent on from these. */
const hiddenForVisitors = ['/login', '/loginPassword'];
const hiddenForPlayers = [
  '/s-game-page/color-fair',
  '/my/news',
  '/bet-record',
  '/s-game/sections/new',
  '/withdraw-accounts',
  '/s-kyc',
  '/s-vip',
  '/s-vip/level-system',
  '/s-points/detail/7',
  '/s-points/mall/detail',
  '/s-points/earn/detail',
  '/s-transaction/status',
  '/s-account/avatar',
  '/about-perya',
  '/news',
  '/welfare/tpg-details',
  '/welfare/cq9-page',
  '/grabvip',
  '/grabmb',
  '/grabfg',
];

test('has the tabs whose pages stand, in their order, and none that leads nowhere', {
  tag: '@every-screen',
}, async ({ page }) => {
  await open(page, '/');
  const links = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('listitem')
    .getByRole('link');
  await expect(links).toHaveText(tabs.map(([name]) => name));
  for (const [name, path] of tabs) {
    await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
    expect((await page.request.get(addressOf(path))).status()).toBe(200);
  }
});

test('leads a player from each tab to its path', async ({ page, context }) => {
  await signIn(context);
  await open(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [...tabs.slice(1), tabs[0]]) {
    // The number of rewards to collect stands before the name of its tab.
    await main.getByRole('link', { name: new RegExp(`${name}$`) }).click();
    await expect(page).toHaveURL(addressOf(path));
  }
});

test('marks a tab active only on exactly its path [M-026]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/404/);
  await signIn(context);
  const active = page.getByRole('listitem').locator('[aria-current=page]');
  for (const [name, path] of tabs) {
    await open(page, path);
    await expect(active).toHaveCount(1);
    await expect(active).toContainText(name);
  }
  for (const path of ['/welfare/more', '/myself', '/s-points/mall']) {
    await open(page, path);
    await expect(active).toHaveCount(0);
  }
});

test('keeps Home active in a game category [M-027]', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  await open(page, '/s-game/category/slot');
  const active = page.getByRole('listitem').locator('[aria-current=page]');
  await expect(active).toHaveText(['Home']);
});

test('stands 56 high at the bottom edge of a phone [M-029]', async ({ page }) => {
  await open(page, '/');
  const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(box).toEqual({ x: 0, y: 844 - 56, width: 390, height: 56 });
});

test('is not there on the screens without it [A-067 M-030 A-471]', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/404/);
  const bar = page.locator('.nav-bar');
  const expectHidden = async (path: string) => {
    await goInside(page, '/no-such-booth');
    await expect(bar).toBeVisible();
    await goInside(page, path);
    await expect(bar, path).toBeHidden();
    await expect(page).toHaveURL(addressOf(path));
  };
  await open(page, '/');
  for (const path of hiddenForVisitors) await expectHidden(path);
  await signIn(context);
  await open(page, '/news');
  await expect(bar).toBeHidden();
  for (const path of hiddenForPlayers) await expectHidden(path);
});

test('is there on all other screens [A-068]', async ({ page, context, expectProblem }) => {
  expectProblem(/404/);
  await signIn(context);
  for (const path of ['/', '/my', '/s-account', '/play-limits']) {
    await open(page, path);
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    await expect(page).toHaveURL(addressOf(path));
  }
});

test('comes and goes as the player moves on inside the app [A-067 A-068]', async ({
  page,
  context,
}) => {
  await signIn(context);
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await goInside(page, '/news');
  await expect(bar).toBeHidden();
  await goInside(page, '/my');
  await expect(bar).toBeVisible();
});

test('asks a visitor to log in on every tab but Home, where there is a login [M-028 M-464]', async ({
  page,
  expectProblem,
}) => {
  await openGallery({ page, expectProblem });
  for (const [name] of tabs.slice(1)) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Login sheet' })).toBeVisible();
    await expect(page).toHaveURL(addressOf('/example'));
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(addressOf('/'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shows the avatar of the player on the My tab [M-024]', async ({ page, context }) => {
  await signIn(context, { hasAvatar: true });
  await open(page, '/');
  const avatar = page.getByRole('link', { name: 'My', exact: true }).locator('img');
  await expect(avatar).toHaveAttribute('src', /\/avatars\/\d+\//);
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('shows the fallback when the avatar does not load [M-025]', async ({
  page,
  context,
  expectProblem,
}) => {
  const uploaded = /\/avatars\/\d+\//;
  expectProblem(uploaded);
  await signIn(context, { hasAvatar: true });
  await page.route(uploaded, (route) => route.abort());
  await open(page, '/');
  const avatar = page.getByRole('link', { name: 'My', exact: true }).locator('img');
  await expect(avatar).toHaveAttribute('src', '/art/avatars/fallback-96.webp');
  await expect
    .poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(96);
});

test('stands at the side from 768 px on', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 768, height: 1024 });
  const side = await bar.boundingBox();
  expect(side).toMatchObject({ x: 0, y: 0, height: 1024 });
  expect((await main.boundingBox())?.x).toBeGreaterThanOrEqual(side?.width ?? Number.NaN);
  await page.setViewportSize({ width: 767, height: 1024 });
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 1024 - 56, width: 767, height: 56 });
});
