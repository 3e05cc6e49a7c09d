import type { BrandTag } from '@perya/contract/brands';
import type { Page } from '@playwright/test';

/** A brand's own host; every name under localhost is this machine. */
export function addressOf(path: string, brand: BrandTag = 'h5'): string {
  const host = brand === 'h5' ? 'localhost' : `${brand}.localhost`;
  return `http://${host}:${process.env['E2E_PORT']}${path}`;
}

/** Hydration: server-rendered elements react only once React has put its own property on them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
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
