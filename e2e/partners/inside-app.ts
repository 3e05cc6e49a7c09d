import type { Page } from '@playwright/test';

/** From the next page on an app is around it: its bridge is what the page believes, not the address. */
export const comeInsideApp = (page: Page): Promise<unknown> =>
  page.addInitScript(() => void Object.assign(window, { peryaShell: {} }));
