import type { Page } from '@playwright/test';
import { missingInGallery } from './page/gallery.ts';
import { addressOf, goInside, open, untilAlive } from './page/open.ts';
import { signIn } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';
import { withPictures } from './page/with-pictures.ts';

test.use(withPictures);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const active = (page: Page) => page.getByRole('listitem').locator('[aria-current=page]');

/** From a screen with the bar to one without it. */
async function expectHidden(page: Page, path: string): Promise<void> {
  await goInside(page, '/no-such-booth');
  await expect(page.locator('.nav-bar')).toBeVisible();
  await goInside(page, path);
  await expect(page.locator('.nav-bar'), path).toBeHidden();
  await expect(page).toHaveURL(addressOf(path));
}

const tabs = [
  ['Home', '/'],
  ['Filcoins', '/s-points'],
  ['Welfare', '/welfare'],
  ['Service', '/service'],
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

test('a visitor has the five tabs, at the bottom of a phone and at the side of a desktop, and is asked to log in on all but Home [A-066 A-067 M-022 M-023 M-027 M-028 M-029 M-030 M-464 M-465]', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404/);
  expectProblem(missingInGallery);
  await page.clock.install();
  await open(page, '/');

  await test.step('has the five tabs in their order, and none that leads nowhere', async () => {
    const links = bar(page).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(tabs.map(([name]) => name));
    for (const [name, path] of tabs) {
      await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
      expect((await page.request.get(addressOf(path))).status()).toBe(200);
    }
  });

  await test.step('stands at the side from 768 px on', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const side = await bar(page).boundingBox();
    expect(side).toMatchObject({ x: 0, y: 0, height: 1024 });
    const main = await page.getByRole('main').boundingBox();
    expect(main?.x).toBeGreaterThanOrEqual(side?.width ?? Number.NaN);
    await page.setViewportSize({ width: 767, height: 1024 });
    expect(await bar(page).boundingBox()).toEqual({ x: 0, y: 1024 - 56, width: 767, height: 56 });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('keeps Home active in a game category, 56 high at the bottom edge of a phone', async () => {
    await goInside(page, '/s-game/category/Slot');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slot');
    await expect(active(page)).toHaveText(['Home']);
    const box = await bar(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 844 - 56, width: 390, height: 56 });
  });

  await test.step('is not there on the pages of the login', async () => {
    for (const path of hiddenForVisitors) await expectHidden(page, path);
  });

  await test.step('asks to log in on every tab but Home, where there is a login', async () => {
    await goInside(page, '/example');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The gallery');
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

  await test.step('turns the icon of Welfare every eight seconds', async () => {
    const icon = bar(page).locator('[data-frame]');
    await expect(icon).toHaveAttribute('data-frame', '0');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.pauseAt(Date.now() + 600_000);
    const before = Number(await icon.getAttribute('data-frame'));
    await page.clock.runFor(8000);
    await expect(icon).toHaveAttribute('data-frame', String((before + 1) % 3));
    await page.clock.runFor(8000);
    await expect(icon).toHaveAttribute('data-frame', String((before + 2) % 3));
  });
});

test('a player is led from each tab to its path, sees which one is open and their picture, and no tabs on the screens without them [A-067 A-068 A-471 M-024 M-025 M-026 M-030]', async ({
  page,
  context,
  expectProblem,
}) => {
  const uploaded = /\/avatars\/\d+\//;
  expectProblem(/404/);
  expectProblem(uploaded);
  await signIn(context, { hasAvatar: true });
  await open(page, '/news');
  await expect(page.locator('.nav-bar')).toBeHidden();
  await goInside(page, '/');
  const avatar = page.getByRole('link', { name: 'My', exact: true }).locator('img');
  const widthOf = () => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth);

  await test.step('shows the avatar of the player on the My tab', async () => {
    await expect(avatar).toHaveAttribute('src', uploaded);
    await expect.poll(widthOf).toBeGreaterThan(0);
  });

  await test.step('leads from each tab to its path, which alone marks it active', async () => {
    for (const [name, path] of [...tabs.slice(1), tabs[0]]) {
      // The number of rewards to collect stands before the name of its tab.
      await bar(page)
        .getByRole('link', { name: new RegExp(`${name}$`) })
        .click();
      await expect(page).toHaveURL(addressOf(path));
      await expect(active(page)).toContainText(name);
      await expect(active(page)).toHaveCount(1);
    }
    for (const path of ['/welfare/more', '/myself', '/s-points/mall']) {
      await goInside(page, path);
      await expect(page).toHaveURL(addressOf(path));
      await expect(active(page)).toHaveCount(0);
    }
  });

  await test.step('comes and goes as the player moves on', async () => {
    for (const path of ['/', '/my', '/s-account', '/play-limits']) {
      await goInside(page, path);
      await expect(page).toHaveURL(addressOf(path));
      await expect(bar(page), path).toBeVisible();
      await goInside(page, '/news');
      await expect(bar(page)).toBeHidden();
    }
    for (const path of hiddenForPlayers) await expectHidden(page, path);
  });

  await test.step('shows the fallback when the avatar does not load', async () => {
    await page.route(uploaded, (route) => route.abort());
    await goInside(page, '/');
    await page.reload();
    await untilAlive(page);
    await expect(avatar).toHaveAttribute('src', '/art/avatars/fallback-96.webp');
    await expect.poll(widthOf).toBe(96);
  });
});
