import type { BrandTag } from '@perya/contract/brands';
import type { Page } from '@playwright/test';

/** A brand's own host; every name under localhost is this machine. */
export function addressOf(path: string, brand: BrandTag = 'h5'): string {
  const host = brand === 'h5' ? 'localhost' : `${brand}.localhost`;
  return `http://${host}:${process.env['E2E_PORT']}${path}`;
}

/** The tabs of the frame, which comes alive in slices of its own: until then they are plain links. */
export const tabs = '.nav-tabs a';

/** Hydration: server-rendered elements react only once React has put its own property on them. */
export async function untilAlive(page: Page, selector = 'main h1'): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    selector,
  );
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string, brand: BrandTag = 'h5'): Promise<void> {
  await page.goto(addressOf(path, brand));
  await untilAlive(page);
}

/** Goes on inside the app, as a link would, without asking the server for a page. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
}
