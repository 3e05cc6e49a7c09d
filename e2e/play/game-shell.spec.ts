import { cardOf } from '../lobby/lobby-page.ts';
import { faultsOf } from '../page/faults/faults.ts';
import { goInside, open } from '../page/open.ts';
import { signIn } from '../page/sign-in.ts';
import { expect, test } from '../page/test.ts';
import { withPictures } from '../page/with-pictures.ts';
import { gameBar, gameFrame, pressInBar } from './game-room.ts';

test.use(withPictures);

// One player, and one session in a game: what follows each other here must not happen at once.
test.describe.configure({ mode: 'serial' });

test('plays by the space bar at once, keeps silence and the last rounds over a reload, and its button in sight offline', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await signIn(context, { phone: '9170000008' });
  await open(page, '/s-game-page/perya-lines');
  const game = gameFrame(page);
  const spin = game.getByRole('button', { name: 'Spin' });
  const told = game.locator('[aria-live="polite"]');
  // The first game that a server opens takes longer than what follows.
  await spin.waitFor();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await expect(told).toHaveText('');
  await page.keyboard.press('Space');
  await expect(told).toHaveText(/^No win this time\.$|is back\.$|gained\.$/);
  // A button that was clicked does not keep the space bar for itself.
  await game.getByRole('button', { name: 'Raise the stake' }).click();
  await page.keyboard.press('Space');
  await expect(spin).toHaveAttribute('aria-busy', 'false');
  await pressInBar(page, 'Sound off');

  await page.reload();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await pressInBar(page, 'Sound on');
  await pressInBar(page, 'Your last rounds');
  const sheet = game.getByRole('dialog', { name: 'Your last rounds' });
  await expect(sheet.getByRole('row').nth(1)).toContainText('₱20');
  await expect(sheet.getByRole('row').nth(2)).toContainText('₱10');
  await sheet.getByRole('button', { name: 'Close' }).click();

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  const box = await spin.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
});

test('one bar stands over a game, with all that the game offers, and everything fits on the smallest phone', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(context, { phone: '9170000008' });
  await open(page, '/s-game-page/bahay-kubo-cascade');
  const game = gameFrame(page);
  await expect(game.getByRole('button', { name: 'Drop' })).toBeVisible();
  await test.step('the game draws none of its own', async () => {
    await expect(game.locator('.frame-bar')).toHaveCount(0);
    const scene = await page.locator('main iframe').boundingBox();
    const jackpots = await page.getByRole('list', { name: 'Jackpots' }).boundingBox();
    expect((scene?.y ?? 0) - (jackpots?.height ?? 0)).toBeLessThanOrEqual(64);
  });
  await test.step('the name is whole, and every button takes a thumb', async () => {
    const name = gameBar(page).getByRole('heading', { name: 'Bahay Kubo Cascade' });
    const isWhole = await name.evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const written = words.getBoundingClientRect();
      const bar = heading.closest('header')?.getBoundingClientRect();
      const place = heading.getBoundingClientRect();
      if (bar === undefined) return false;
      const isWide = written.left >= place.left - 0.5 && written.right <= place.right + 0.5;
      return isWide && written.top >= bar.top && written.bottom <= bar.bottom;
    });
    expect(isWhole).toBe(true);
    for (const button of await gameBar(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
  });
  await test.step('the menu names everything', async () => {
    await gameBar(page).getByRole('button', { name: 'Game menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Game menu' });
    for (const name of [
      'Add to favorites',
      'Sound off',
      'Your last rounds',
      'Provably fair',
      'About this game',
      'Take a 24-hour break',
    ]) {
      await expect(menu.getByRole('button', { name })).toBeVisible();
    }
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
  await test.step('the rules show the symbols and what they pay at the stake of the moment', async () => {
    await pressInBar(page, 'About this game');
    const sheet = game.getByRole('dialog', { name: 'About this game' });
    const squash = sheet.locator('dl > div').filter({ hasText: 'Squash' });
    await expect(squash.locator('svg')).toBeVisible();
    await expect(squash).toContainText('3: ₱');
    // From the menu, too, the keyboard goes to where the sheet is.
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
  await test.step('and the favourite is one everywhere', async () => {
    await pressInBar(page, 'Add to favorites');
    await goInside(page, '/s-game/sections/favorite');
    const heart = page.getByRole('button', { name: 'Favorite: Bahay Kubo Cascade' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveCount(0);
  });
});

test('with room for it the bar needs no menu, and fills the screen with the game', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(context, { phone: '9170000008' });
  await open(page, '/s-game-page/perya-lines');
  const bar = gameBar(page);
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Game menu' })).toBeHidden();
  await test.step('the room has the same colours by day and by night', async () => {
    const colourNow = () => bar.evaluate((header) => getComputedStyle(header).backgroundColor);
    const byDay = await colourNow();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourNow()).toBe(byDay);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await bar.getByRole('button', { name: 'Provably fair' }).click();
  const proof = gameFrame(page).getByRole('dialog', { name: 'Provably fair' });
  await expect(proof).toBeVisible();
  // The sheet has the keyboard, though the button stands outside of the frame.
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
  await bar.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await bar.getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});

test('a game in a page that draws no bar for it keeps its own', async ({ page, context }) => {
  await signIn(context, { phone: '9170000008' });
  // The page says nothing to its frames, as the lobby of another house might.
  await page.addInitScript(() => {
    if (window.parent === window) return;
    addEventListener('message', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await open(page, '/s-game-page/perya-lines');
  const game = gameFrame(page);
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
  for (const name of ['Sound off', 'Your last rounds', 'Provably fair', 'About this game']) {
    await expect(game.locator('.frame-bar').getByRole('button', { name })).toBeVisible();
  }
});

test('until the game has come, its cover and its name stand where it will be, as on the card that was tapped', async ({
  page,
  context,
}) => {
  let letCome = () => {};
  const hasCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/[?&]game=perya-lines&/, async (route) => {
    await hasCome;
    await route.fallback();
  });
  await signIn(context, { phone: '9170000008' });
  await open(page, '/s-game/category/Slot');
  const card = cardOf(page, 'Perya Lines');
  const base = (src: string | null) => src?.replace(/-\d+\.webp$/, '');
  const cover = base(await card.locator('img').getAttribute('src'));
  expect(cover).toMatch(/perya-lines/);
  await card.getByRole('link').click();

  const veil = page.getByRole('status').filter({ hasText: 'Opening the game …' });
  await expect(veil).toContainText('Perya Lines');
  const art = veil.locator('img');
  expect(base(await art.getAttribute('src'))).toBe(cover);
  const widthOf = () => art.evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);

  letCome();
  await expect(gameFrame(page).getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(veil).toHaveCount(0);
});
