import { demoGames } from '@perya/demo/games';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { searchBox } from './lobby-page.ts';

test.use({ viewport: { width: 320, height: 640 }, screen: { width: 320, height: 640 } });

test('phones show the names of games whole on their cards, the smallest too', async ({ page }) => {
  await open(page, '/s-game/sections/search');
  for (const { code, name } of demoGames) {
    await test.step(name, async () => {
      await searchBox(page).fill(name);
      const shown = page
        .locator(`article a[href$="/s-game-page/${code}"]`)
        .getByText(name, { exact: true });
      await expect(shown).toBeVisible();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const isWhole = await shown.evaluate(
          (words) =>
            words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight,
        );
        expect(isWhole, `at ${width}`).toBe(true);
      }
    });
  }
});
