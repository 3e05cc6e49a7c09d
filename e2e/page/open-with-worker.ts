import type { Page } from '@playwright/test';
import { untilAlive } from './open.ts';

/** The worker of the first visit takes pages over from the second one on. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await untilAlive(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
