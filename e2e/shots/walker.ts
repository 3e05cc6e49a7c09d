import type { Locator, Page } from '@playwright/test';
import type { Picture } from './contact-sheet.ts';

/** What a practised thumb needs, by the keystroke-level model: to see what comes next, to reach and touch it, to type a character. */
const person = { lookMs: 1350, touchMs: 500, keyMs: 280 };

interface Walked {
  readonly taps: number;
  readonly keys: number;
  /** What a person needs, without the waits below. */
  readonly personMs: number;
  /** What the app let them wait. */
  readonly waitedMs: number;
}

/** Goes through the app as a person does, and counts and photographs every touch. */
export function createWalker(page: Page) {
  const pictures: Picture[] = [];
  let taps = 0;
  let keys = 0;
  let waitedMs = 0;

  /** Until it can be touched; what that takes is the app's, not the person's. */
  const reach = async (target: Locator) => {
    const begun = performance.now();
    await target.click({ trial: true, timeout: 120_000 });
    waitedMs += performance.now() - begun;
  };

  /** The picture before the touch, with the place that it goes to. */
  const note = async (target: Locator, words: string) => {
    const box = await target.boundingBox();
    const size = page.viewportSize();
    if (box === null || size === null) throw new Error(`There is nothing to touch: ${words}`);
    taps += 1;
    pictures.push({
      png: await page.screenshot(),
      caption: `${taps}. ${words}`,
      tap: { x: (box.x + box.width / 2) / size.width, y: (box.y + box.height / 2) / size.height },
    });
  };

  return {
    pictures,
    /** What opens by itself must be closed, which is a touch as well. */
    closes: (interruption: Locator) =>
      page.addLocatorHandler(interruption, async () => {
        await note(interruption, 'Close what opened by itself');
        await interruption.click();
      }),
    async tap(target: Locator, words: string) {
      await reach(target);
      await note(target, words);
      await target.click();
    },
    /** Types into what has the focus. */
    async type(text: string) {
      keys += text.length;
      await page.keyboard.type(text);
    },
    /** What the walk has led to. */
    async end(seen: Locator, words: string) {
      await seen.waitFor();
      pictures.push({ png: await page.screenshot(), caption: words });
    },
    walked: (): Walked => ({
      taps,
      keys,
      personMs: taps * (person.lookMs + person.touchMs) + keys * person.keyMs,
      waitedMs,
    }),
  };
}
