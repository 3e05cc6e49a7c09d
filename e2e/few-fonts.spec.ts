import { fileURLToPath } from 'node:url';
import { addressOf, untilAlive } from './page/open.ts';
import { test as base, expect } from './page/test.ts';
import { shiftsOf, watchShifts } from './page/watch-shifts.ts';
import { withMotion } from './page/with-motion.ts';
import { withPictures } from './page/with-pictures.ts';

const fontconfig = fileURLToPath(new URL('./setup/few-fonts.conf', import.meta.url));

/** A browser that finds one family on its machine, or none. Where fontconfig rules no fonts, it is the machine's own. */
const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from this pattern.
    async ({}, use) =>
      use({ ...withPictures.launchOptions, env: { ...process.env, FONTCONFIG_FILE: fontconfig } }),
    { scope: 'worker' },
  ],
});

// What moves by itself must not move the rest.
test.use(withMotion);

test('nothing moves while a page comes alive and its faces arrive late, in either language', {
  tag: '@every-screen',
}, async ({ page, context, expectProblem }) => {
  expectProblem(/404/);
  await watchShifts(page);
  let release = () => {};
  let released = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  for (const path of ['/', '/no-such-booth']) {
    for (const language of ['en_US', 'tl_PH']) {
      await test.step(`${path} in ${language}`, async () => {
        released = new Promise((resolve) => {
          release = resolve;
        });
        await context.addCookies([{ name: 'perya_lang', value: language, url: addressOf('/') }]);
        await page.goto(addressOf(path), { waitUntil: 'commit' });
        // The page has been painted in the machine's own face.
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        release();
        await page.waitForFunction(() => document.fonts.check('700 16px "Figtree Variable"'));
        await untilAlive(page);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }
  }
  // The full-width mark of the empty lists comes with either face: titles are set in the one, sentences in the other.
  for (const face of ['Figtree Variable', 'Bricolage Grotesque Variable']) {
    const states = await page.evaluate(async (name) => {
      const faces = await document.fonts.load(`16px "${name}"`, '！');
      return faces.map(({ status, unicodeRange }) => `${unicodeRange} ${status}`);
    }, face);
    expect(states, face).toEqual(['U+FF01 loaded']);
  }
});
