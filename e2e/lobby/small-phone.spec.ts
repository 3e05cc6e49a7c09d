import { demoGames } from '@perya/demo/games';
import { open } from '../page/open.ts';
import { expect, test } from '../page/test.ts';
import { searchBox } from './lobby-page.ts';

test.use({ viewport: { width: 320, height: 640 }, screen: { width: 320, height: 640 } });

test('the smallest phone shows the names of games whole on their cards', async ({ page }) => {
  await open(page, '/s-game/sections/search');
  for (const { code, name } of demoGames) {
    await test.step(name, async () => {
      await searchBox(page).fill(name);
      const shown = page
        .locator(`article a[href$="/s-game-page/${code}"]`)
        .getByText(name, { exact: true });
      await expect(shown).toBeVisible();
      const isWhole = await shown.evaluate(
        (words) =>
          words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight,
      );
      expect(isWhole).toBe(true);
    });
  }
});
