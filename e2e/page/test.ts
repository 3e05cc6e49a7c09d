import { test as base } from '@playwright/test';
import { passGate } from './pass-gate.ts';
import { showCauses } from './show-causes.ts';
import { watchPage } from './watch-page.ts';

interface PageFixtures {
  /** Whether the regulator's gate has been passed when the test begins. */
  gatePassed: boolean;
  /** Expects a browser error that the test provokes, by a pattern. */
  expectProblem: (pattern: RegExp) => void;
}

/** Every test fails on browser errors that it did not expect. */
export const test = base.extend<PageFixtures>({
  gatePassed: [true, { option: true }],
  context: async ({ context, gatePassed }, use) => {
    await showCauses(context);
    if (gatePassed) await passGate(context);
    await use(context);
  },
  expectProblem: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      context.on('page', (page) => watchPage(page, (problem) => problems.push(problem)));
      await use((pattern) => expected.push(pattern));
      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      base.expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;
