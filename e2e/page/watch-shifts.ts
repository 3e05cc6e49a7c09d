import type { Page } from '@playwright/test';

export interface Shift {
  value: number;
  sources: string[];
}

/** Notes every layout shift of the pages to come; to be called before one is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        sources: { node: Node | null }[];
      }[]) {
        const sources = entry.sources.map(({ node }) => (node as Element | null)?.className ?? '');
        shifts.push({ value: entry.value, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved until two frames after the fonts: whatever moves because of them has moved by then. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: Shift[] }).shifts)),
        );
      }),
  );
  // Letters that swap their face move by a fraction of a pixel; a thousandth is still no shift to anyone.
  return shifts.filter(({ value }) => value >= 0.001);
}
