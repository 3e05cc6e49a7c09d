import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/** As often as vitest polls: a call that is asked for without a pause meets its rate limit. */
const everyMs = 50;

/**
 * Looks until it is so. Only a look that began within the time may still miss it: how long one
 * takes on busy cores says nothing of when a change is heard of.
 */
export async function heardWithin(
  ms: number,
  isSo: () => Promise<boolean>,
  since = performance.now(),
): Promise<void> {
  for (;;) {
    const begunAt = performance.now();
    if (await isSo()) return;
    expect(begunAt - since).toBeLessThan(ms);
    await pause(everyMs);
  }
}
