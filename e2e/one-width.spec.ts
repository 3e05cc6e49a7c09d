import { goInside, open } from './page/open.ts';
import { signIn } from './page/sign-in.ts';
import { expect, test } from './page/test.ts';

test('on a desktop pages begin at one edge and are equally wide, nothing reaches beyond them, and the chips of home are whole', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signIn(context);
  await open(page, '/');
  const chips = page.getByRole('navigation', { name: 'Game types' }).getByRole('link');
  await expect(chips.first()).toBeVisible();
  for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  const column = page.locator('main .page-column').first();
  const home = await column.boundingBox();

  for (const [path, name] of [
    ['/welfare', 'Welfare'],
    ['/s-vip', 'VIP Center'],
    ['/cashback', 'Cashback'],
    ['/s-transaction', 'Transactions'],
    ['/play-limits', 'Play limits'],
    ['/invite', 'Invite friends'],
    ['/my/notices', 'Notifications'],
    ['/docs/faq', 'FAQ'],
    ['/s-game/category/Slot', 'Slot'],
  ] as const) {
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // A page comes in from the side.
    await expect
      .poll(
        async () => {
          const box = await column.boundingBox();
          return [box?.x, box?.width];
        },
        { message: path },
      )
      .toEqual([home?.x, home?.width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(1280);
  }
});
