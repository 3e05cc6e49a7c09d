import type { Page } from '@playwright/test';

/** A toast is looked for by its look: a screen reader's copy of its words stands beside it for a second. */
export const toastOf = (page: Page, text: string) =>
  page.locator('.toast').filter({ hasText: text });
