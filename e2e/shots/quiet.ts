import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const quietMs = 400;
const mostMs = 6000;

/** Answers how to wait until the page has asked for nothing for a moment; one that never rests is looked at all the same. */
export function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0;
  let lastAt = performance.now();
  const note = (change: number) => (request: Request) => {
    // A line that stays open for news says nothing about whether the page has what it needs.
    if (request.resourceType() === 'eventsource') return;
    underWay += change;
    lastAt = performance.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return async () => {
    const begun = performance.now();
    lastAt = begun;
    while (performance.now() - begun < mostMs) {
      if (underWay <= 0 && performance.now() - lastAt >= quietMs) return;
      await wait(50);
    }
  };
}
