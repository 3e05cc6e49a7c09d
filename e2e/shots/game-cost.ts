import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** What pages and the drawing of them have cost the processor so far, in milliseconds. */
type ReadCost = () => Promise<number>;

interface ProcessInfo {
  type: string;
  cpuTime: number;
}

/** The browser's own process works for whoever watches, and is left out. */
export async function watchCost(browser: Browser): Promise<ReadCost> {
  const line = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = (await line.send('SystemInfo.getProcessInfo')) as {
      processInfo: ProcessInfo[];
    };
    const counted = processInfo.filter(({ type }) => type !== 'browser');
    return counted.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
}

/** Milliseconds of the processor for a second of the clock, while something goes on. */
export async function costWhile(read: ReadCost, goesOn: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  const before = await read();
  await goesOn();
  const spent = (await read()) - before;
  return (spent * 1000) / (performance.now() - begun);
}

const yardstickMs = 4000;

/** A scene that every machine can be held against: one square that goes to and fro. */
export async function yardstick(page: Page, read: ReadCost): Promise<number> {
  await page.setContent(`<style>
    i { position: absolute; width: 200px; height: 200px; background: #c9a; animation: go 1s linear infinite alternate }
    @keyframes go { to { translate: 150px 400px } }
  </style><i></i>`);
  return costWhile(read, () => wait(yardstickMs));
}

/** Megabytes of script objects that the game holds, after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const frame = page.frames().at(-1) ?? page.mainFrame();
  // A game in a process of its own has a line of its own; one that shares the page's is counted with it.
  const line = await page
    .context()
    .newCDPSession(frame)
    .catch(() => page.context().newCDPSession(page));
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  await line.detach();
  return usedSize / 1024 ** 2;
}
