import type { Page } from '@playwright/test';

/**
 * Leaves the page without live messages: what is asked for anew when their line opens would meet what a
 * test does to the same call. Whoever uses it expects the problem `/live\/credential/`.
 */
export async function withoutLive(page: Page): Promise<void> {
  await page.route('**/member/live/credential', (route) => route.abort());
}
