import type { Page } from '@playwright/test';
import { heartOf } from './lobby/lobby-page.ts';
import { everyRoute } from './page/every-route.ts';
import { addressOf, goInside, open } from './page/open.ts';
import { bringSession } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';
import { dropBall, gameBar, gameFrame } from './play/game-room.ts';
import { offerGifts } from './rewards/offer-gifts.ts';
import { screens, visitorScreens } from './shots/screens.ts';
import { verifiedPlayer } from './withdraw/verified-player.ts';

/** Steps that lead back to their first one when they are opened alone, doors of partners, and the game: each has a test of its own. */
const elsewhere =
  /^\/(?:s-account\/form\/verify|s-account\/form\/verifypassword|forgetPassword\/verify\/verify|forgetPassword\/verify\/verifypassword|s-transaction|gcash|glife|maya|MY|redirect-user|lazada-.*|s-game-page\/.*)$/;

/** Nothing is wider than the screen, and every control can be brought into its width. */
async function expectFits(page: Page, path: string): Promise<void> {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 640 });
    const faults = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const controls = [
          ...document.querySelectorAll<HTMLElement>(
            'main :is(a[href], button, input, select, textarea)',
          ),
        ];
        // What is only for screen readers has no place on the screen; a carousel goes on by itself and by its buttons.
        const elsewhere = '.sr-only, [inert], [aria-roledescription="carousel"]';
        const shown = controls.filter(
          (control) =>
            control.checkVisibility({ visibilityProperty: true }) &&
            control.offsetWidth >= 8 &&
            control.closest(elsewhere) === null,
        );
        const lost = shown.filter((control) => {
          control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          const { left, right } = control.getBoundingClientRect();
          return left < -1 || right > clientWidth + 1;
        });
        return [
          ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
          ...lost.map((control) => control.outerHTML.slice(0, 120)),
        ];
      });
    await expect.poll(faults, { message: `${path} at ${width} px` }).toEqual([]);
  }
}

async function expectScreens(
  page: Page,
  listed: readonly (readonly [path: string, words: string])[],
): Promise<void> {
  for (const [path, words] of listed) {
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(words);
    await expect(page).toHaveURL(addressOf(path));
    await expectFits(page, path);
  }
}

test('the list of screens has every page that there is [M-001]', () => {
  const paths = [...screens, ...visitorScreens].map(([path]) => path.replace(/\?.*/, ''));
  const missing = everyRoute().filter(
    ({ path, pattern }) => !elsewhere.test(path) && !paths.some((each) => pattern.test(each)),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('browses, marks a favourite, plays, looks up the bet and the money, and claims a bonus [G-005]', async ({
  page,
  context,
}) => {
  const player = await verifiedPlayer({ free: 500 });
  await offerGifts(player.phone, [12_345, 700]);
  await bringSession(context, player.session);
  await open(page, '/s-game/category/Table%20Game');
  await page.getByRole('textbox', { name: 'Search games' }).fill('plinko');
  await heartOf(page, 'Plinko Perya').click();
  await expect(heartOf(page, 'Plinko Perya')).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Plinko Perya/ })
    .first()
    .click();
  await expect(page).toHaveURL(addressOf('/s-game-page/plinko'));
  await expect(gameFrame(page).getByRole('button', { name: 'Drop' })).toBeEnabled();
  await dropBall(page);
  await gameBar(page).getByRole('button', { name: 'Leave the game' }).click();
  await goInside(page, '/bet-record');
  const bets = page.getByRole('list', { name: 'Bet records' }).getByRole('listitem');
  await expect(bets.first()).toContainText(/Plinko.*Completed/);
  await goInside(page, '/s-transaction/balance');
  await expect(page.getByRole('main')).toContainText('Bet');
  await goInside(page, '/my/bonuses');
  await page.getByRole('button', { name: 'Claim: Surprise gift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Claim' }).click();
  await expect(page.getByText('₱123.45 was added to your balance', { exact: true })).toBeVisible();
});

test('a player reaches every screen, and none is wider than a phone or has a control that cannot be reached [G-001 G-003 M-001 M-004]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/terms-of-use');
  await expectScreens(page, visitorScreens);
  await bringSession(context, (await verifiedPlayer()).session);
  await open(page, '/');
  await expectScreens(page, screens);
});
