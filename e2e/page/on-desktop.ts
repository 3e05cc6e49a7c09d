import type { Page } from '@playwright/test';

/** Looks at the page as it stands on a desktop's screen, then goes on at the size it had. */
export async function onDesktop(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  await look();
  if (before !== null) await page.setViewportSize(before);
}
