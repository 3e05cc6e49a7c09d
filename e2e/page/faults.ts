import type { Page } from '@playwright/test';
import axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Finishes running animations first: a colour in transition fails the contrast check. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Puts the checker into the page and its frames; it stays there until the page is left. */
async function bringChecker(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => 'axe' in window)) return;
      await frame.evaluate(axe.source);
      // A game's frame has no origin, so its findings come by message.
      await frame.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.configure({
          allowedOrigins: ['<unsafe_all_origins>'],
        }),
      );
    }),
  );
}

/** What a checker of accessibility finds wrong with the page as it stands, its frames included. */
export async function faultsOf(page: Page): Promise<string[]> {
  await untilAtRest(page);
  await bringChecker(page);
  const violations = await page.evaluate(async (tags) => {
    // Violations only: reporting what passed takes most of the time.
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
