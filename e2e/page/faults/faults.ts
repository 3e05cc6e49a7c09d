import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';

/** The short form, because it is sent to every page that is checked. */
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** Those among them that look at colours. */
const colourRules: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Finishes running animations first: a colour in transition fails the contrast check. Waited for, one that stands still would never end. */
async function bringToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const timing = animation.effect?.getComputedTiming();
      if (timing?.iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}

/** Puts the checker into the page and its frames; it stays there until the page is left. */
async function bringChecker(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => 'axe' in window)) return;
      await frame.evaluate(checker);
      // A game's frame has no origin, so its findings come by message. Nobody reads the source of each element.
      await frame.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.configure({
          allowedOrigins: ['<unsafe_all_origins>'],
          noHtml: true,
        }),
      );
    }),
  );
}

/** What a checker of accessibility finds wrong with the page as it stands, its frames included. */
export const faultsOf = (page: Page): Promise<string[]> => findFaults(page, everyRule);

/** What it finds wrong with the colours, which are all that a theme changes. */
export const colourFaultsOf = (page: Page): Promise<string[]> => findFaults(page, colourRules);

async function findFaults(page: Page, runOnly: RunOnly): Promise<string[]> {
  await bringToRest(page);
  await bringChecker(page);
  const violations = await page.evaluate(async (rules) => {
    // Violations only: reporting what passed takes most of the time.
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
